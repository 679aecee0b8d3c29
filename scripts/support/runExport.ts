import path from 'node:path'
import { type HermesCompiler } from './hermesCompiler'
import { repositoryRoot } from './repositoryRoot'
import { runTool } from './runTool'

export type Platform = 'web' | 'android'

type Export = {
  platform: Platform
  /** Where the app stands. */
  root: string
  /** Where the bundle goes. */
  folder: string
  /** More options of `expo export`. */
  options?: string[]
  env?: Record<string, string>
}

/** Cold it takes a minute or two on two cores. */
const timeLimitMs = 600_000

/** Bundles an app for production, with its source maps. */
export async function runExport({ platform, root, folder, options = [], env = {} }: Export): Promise<void> {
  const cli = path.join(repositoryRoot, 'node_modules', 'expo', 'bin', 'cli')
  const { code, output, timedOut } = await runTool({
    command: process.execPath,
    args: [
      cli,
      'export',
      '--platform',
      platform,
      '--output-dir',
      path.relative(root, folder),
      '--source-maps',
      'external',
      ...options,
    ],
    cwd: root,
    env: { NODE_ENV: 'production', ...env },
    timeLimitMs,
  })
  if (timedOut)
    throw new Error(`Bundling the app for ${platform} took longer than ${timeLimitMs / 60_000} minutes.`)
  if (code !== 0) throw new Error(`The app cannot be bundled for ${platform}:\n\n${output.trim()}`)
}

/** What an export needs to make bytecode here, or to do without. */
export const exportWith = (compiler: HermesCompiler): Pick<Export, 'options' | 'env'> => ({
  options: compiler.kind === 'none' ? ['--no-bytecode'] : [],
  env: compiler.kind === 'emulated' ? compiler.env : {},
})
