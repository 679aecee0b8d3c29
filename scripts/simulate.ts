import { runScript } from './support/runScript'

/** `npm run simulate`: customers, pickers and riders as programs, so that a store lives; then an audit of all they did. */
runScript(async () => {
  // Loaded this late because an old Node, which gets a plain sentence above, stumbles over what it imports.
  const { simulate } = await import('./simulate/simulate')
  process.exitCode = await simulate(process.argv.slice(2), process.env)
})
