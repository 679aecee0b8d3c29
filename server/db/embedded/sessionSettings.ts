import { type Session } from './session'

/** What a connection has set differently from the defaults, by name. */
export type Settings = Map<string, string>

/** Part of every startup message, but either fixed here or without a meaning in one process. */
const notSettings = ['user', 'database', 'replication', 'client_encoding', 'application_name', 'options']

/** The settings a client asks for when it connects, `options: '-c search_path=shop'` included. */
export function startupSettings(startup: ReadonlyMap<string, string>): Settings {
  const settings: Settings = new Map()
  for (const [name, value] of startup) {
    if (!notSettings.includes(name) && !name.startsWith('_pq_.')) settings.set(name, value)
  }
  for (const [, name, value] of (startup.get('options') ?? '').matchAll(/(?:-c\s*|--)([\w.-]+)=(\S*)/g)) {
    if (name) settings.set(name.replaceAll('-', '_'), value ?? '')
  }
  return settings
}

const RESET = 'set session authorization default; reset role; reset all'

/**
 * Keeps SET apart per connection although the session is one: a connection's settings are put in force when it takes
 * the session after somebody with others. Costs nothing as long as nobody sets anything.
 */
export class SessionSettings {
  readonly #session: Session
  /** Whose settings are in force; undefined means the defaults. */
  #inForce: Settings | undefined

  constructor(session: Session) {
    this.#session = session
  }

  /** Only between transactions. Throws StatementFailed when the connection asked for a setting that is not one. */
  async enter(settings: Settings): Promise<void> {
    const wanted = settings.size > 0 ? settings : undefined
    if (this.#inForce === wanted) return
    // Should it fail half-way, the next one resets again.
    this.#inForce = settings
    const assignments = [...settings].map(([name, value]) => assignment(name, value))
    await this.#session.ask([RESET, ...assignments].join('; '))
    this.#inForce = wanted
  }

  /** Writes down what the connection has just changed. `unlisted` are names that pg_settings does not show. */
  async learn(settings: Settings, unlisted: ReadonlySet<string>): Promise<void> {
    const names = [...unlisted].map(literal).join(', ')
    const rows = await this.#session.ask(
      "select name, setting from pg_catalog.pg_settings where source = 'session'" +
        (names &&
          ` union all select name, pg_catalog.current_setting(name, true) from pg_catalog.unnest(array[${names}]) name`),
    )
    settings.clear()
    for (const [name, value] of rows) {
      if (name !== undefined && value !== undefined) settings.set(name, value)
    }
    this.#inForce = settings.size > 0 ? settings : undefined
  }
}

function assignment(name: string, value: string): string {
  return `select pg_catalog.set_config(${literal(name)}, ${literal(value)}, false)`
}

/** E'' reads the same whatever standard_conforming_strings says. */
function literal(text: string): string {
  return `E'${text.replaceAll('\\', '\\\\').replaceAll("'", "''")}'`
}
