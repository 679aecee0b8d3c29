import path from 'node:path'

/** Scripts may be started from anywhere; what they build and read always stands here. */
export const repositoryRoot = path.resolve(__dirname, '..', '..')
