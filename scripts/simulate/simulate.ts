import { randomInt } from 'node:crypto'
import { HELP, readOptions } from './options'
import { runAt } from './runAt'
import { openService } from './service/openService'

const say = (text: string) => console.log(text)

/** Gives the exit code. */
export async function simulate(args: string[], env: NodeJS.ProcessEnv): Promise<number> {
  const options = readOptions(args, env, () => randomInt(2 ** 32))
  if (options === 'help') {
    say(HELP)
    return 0
  }
  const service = await openService(options)
  say(
    service.isOwn
      ? `A service of its own runs at ${service.url}, with demo data in a temporary folder.`
      : `The service is ${service.url}. Test orders are placed there, tokens are made and revoked.`,
  )
  try {
    return await runAt(service, options, say)
  } finally {
    await service.stop()
  }
}
