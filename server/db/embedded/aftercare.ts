import { type Progress } from './backendReader'
import { quoteName, type Channels } from './channels'
import { type Connection } from './connection'
import { type Session } from './session'
import { type SessionSettings } from './sessionSettings'
import { type Leftover } from './sqlEffects'
import { bindNothing, closeStatement, simpleQuery, sync } from './wireReplies'

/** What is done to the shared session after a transaction or a connection, so that the next one finds it in order. */

const ignore = () => undefined

/** After every cycle that left no transaction open. */
export async function afterTransaction(
  connection: Connection,
  { rolledBack }: Progress,
  { session, settings, channels }: { session: Session; settings: SessionSettings; channels: Channels },
): Promise<void> {
  const changes = connection.channelChanges
  connection.channelChanges = []
  if (changes.length > 0 && !rolledBack) {
    const rows = await session.ask('select pg_catalog.pg_listening_channels()')
    const upkeep = channels.settle(connection.id, changes, new Set(rows.map(([channel]) => channel ?? '')))
    await changeChannels(session, upkeep)
  }
  if (connection.changedSettings) {
    connection.changedSettings = false
    await settings.learn(connection.settings, connection.unlistedSettings)
  }
}

/**
 * For a client that died while it held the session. A Sync alone would commit a sequence that it left half-sent, so
 * the sequence is made to fail first.
 */
export async function rollBack(session: Session): Promise<void> {
  await session.runCycle(Buffer.concat([bindNothing, sync, simpleQuery('rollback')]), ignore)
}

const clearing: Record<Leftover, string> = {
  'temporary-tables': 'discard temp',
  'advisory-locks': 'select pg_catalog.pg_advisory_unlock_all()',
  'held-cursors': 'close all',
}

/** Takes out of the session what a closed connection left in it, unless one that is still open may need it. */
export async function clearAway(
  connection: Connection,
  others: Iterable<Connection>,
  { session, channels }: { session: Session; channels: Channels },
): Promise<void> {
  const names = [...connection.names.inSession(), ...connection.preparedInSql]
  if (names.length > 0) await session.runCycle(Buffer.concat([...names.map(closeStatement), sync]), ignore)
  const unlisten = channels.drop(connection.id)
  if (unlisten.length > 0) await changeChannels(session, { listen: [], unlisten })
  const stillUsed = new Set([...others].flatMap((other) => [...other.leftovers]))
  for (const leftover of connection.leftovers) {
    if (!stillUsed.has(leftover)) await session.ask(clearing[leftover])
  }
}

async function changeChannels(
  session: Session,
  { listen, unlisten }: { listen: string[]; unlisten: string[] },
): Promise<void> {
  const statements = [
    ...listen.map((channel) => `listen ${quoteName(channel)}`),
    ...unlisten.map((channel) => `unlisten ${quoteName(channel)}`),
  ]
  if (statements.length > 0) await session.ask(statements.join('; '))
}
