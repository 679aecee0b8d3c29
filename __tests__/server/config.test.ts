import path from 'node:path'
import { ConfigProblem, readConfig } from '@/server/config'

describe('readConfig', () => {
  it('needs no setting at all', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      databaseUrl: undefined,
      dataDir: path.resolve('.data'),
      portalKey: undefined,
      publicUrl: undefined,
      demo: false,
      webhooks: {
        timeoutMs: 15_000,
        giveUpAfterMs: 3 * 24 * 60 * 60 * 1000,
        allowLoopback: false,
      },
      rateLimitPerMinute: 0,
      bodyLimitBytes: 1024 * 1024,
    })
  })

  it('takes an empty variable for an absent one', () => {
    const empty = { PORT: '', DATABASE_URL: '', PORTAL_KEY: '', DEMO: '', LOG_LEVEL: '' }
    expect(readConfig(empty)).toEqual(readConfig({}))
  })

  it('reads what is set', () => {
    const config = readConfig({
      PORT: '0',
      HOST: '::1',
      DATABASE_URL: 'postgresql://tote:word@db.example:5433/tote',
      PORTAL_KEY: 'a-key-of-16-char',
      PUBLIC_URL: 'https://tote.example/',
      WEBHOOK_TIMEOUT_SECONDS: '3',
      WEBHOOK_GIVE_UP_SECONDS: '60',
      RATE_LIMIT_PER_MINUTE: '600',
      BODY_LIMIT_MB: '2',
    })
    expect(config).toMatchObject({
      port: 0,
      host: '::1',
      databaseUrl: 'postgresql://tote:word@db.example:5433/tote',
      portalKey: 'a-key-of-16-char',
      publicUrl: 'https://tote.example',
      webhooks: { timeoutMs: 3_000, giveUpAfterMs: 60_000 },
      rateLimitPerMinute: 600,
      bodyLimitBytes: 2 * 1024 * 1024,
    })
  })

  it('lets the demo send events to this machine', () => {
    expect(readConfig({ DEMO: '1' })).toMatchObject({ demo: true, webhooks: { allowLoopback: true } })
    expect(readConfig({ WEBHOOK_ALLOW_LOOPBACK: 'true' }).webhooks.allowLoopback).toBe(true)
  })

  it.each([
    ['PORT', 'eighty', 'must be a whole number from 0 to 65535'],
    ['PORT', '65536', 'must be a whole number from 0 to 65535'],
    ['PORT', '-1', 'must be a whole number from 0 to 65535'],
    ['PORT', '80.5', 'must be a whole number from 0 to 65535'],
    ['PORT', ' 80', 'must be a whole number from 0 to 65535'],
    ['DATABASE_URL', 'mysql://db.example/tote', 'must look like postgres://user:password@host/database'],
    ['DATABASE_URL', 'my database', 'must look like postgres://user:password@host/database'],
    ['PORTAL_KEY', 'too-short', 'must be 16 or more letters, digits or any of - . _ ~ + /'],
    ['PORTAL_KEY', 'sixteen chars and a blank', 'must be 16 or more letters, digits or any of - . _ ~ + /'],
    ['PUBLIC_URL', 'tote.example', 'must look like https://tote.example'],
    ['PUBLIC_URL', 'ftp://tote.example', 'must look like https://tote.example'],
    ['DEMO', 'yes', 'must be 0 or 1'],
    ['WEBHOOK_ALLOW_LOOPBACK', '2', 'must be 0 or 1'],
    ['WEBHOOK_TIMEOUT_SECONDS', '0', 'must be a whole number from 1 to 600'],
    ['WEBHOOK_FIRST_PAUSE_SECONDS', '1e3', 'must be a whole number from 1 to 3600'],
    ['WEBHOOK_LONGEST_PAUSE_SECONDS', '86401', 'must be a whole number from 1 to 86400'],
    ['WEBHOOK_GIVE_UP_SECONDS', 'never', 'must be a whole number from 1 to 2592000'],
    ['RATE_LIMIT_PER_MINUTE', 'many', 'must be a whole number from 0 to 1000000'],
    ['BODY_LIMIT_MB', '0', 'must be a whole number from 1 to 1000'],
    ['LOG_LEVEL', 'loud', 'must be silent, error, warn, info or debug'],
  ])('%s=%s is told in one plain sentence', (name, value, rule) => {
    expect(() => readConfig({ [name]: value })).toThrow(
      new ConfigProblem(`The settings do not fit: ${name} ${rule}.`),
    )
  })

  it('tells every wrong setting at once, and repeats no value: it may be a secret', () => {
    const wrong = () => readConfig({ PORT: 'x', PORTAL_KEY: 'hush', DEMO: '1' })
    expect(wrong).toThrow(/^The settings do not fit: PORT must [^;]+; PORTAL_KEY must [^;]+\.$/)
    expect(wrong).not.toThrow(/hush/)
  })
})
