import { sqlEffects, type SqlEffects } from '@/server/db/embedded/sqlEffects'

const nothing: SqlEffects = {
  refusal: undefined,
  channelChanges: [],
  changesSettings: false,
  unlistedSettings: [],
  prepared: [],
  leftovers: [],
}

describe('what SQL does beyond its transaction', () => {
  it.each([
    'select 1',
    'update orders set status = $1',
    `insert into notes values ('listen a; copy t from stdin; set x = 1')`,
    'select $body$ ; listen a; $body$, $$;listen b$$',
    `select e'\\'; listen a; --'`,
    `select 'it''s; listen a'`,
    '/* ; listen a; /* nested */ ; listen b */ select 1',
    'select 1 -- ; listen a',
    'select "listen a; copy"',
    'create table listen (copy int)',
    'set local lock_timeout = 100',
    'SET TRANSACTION ISOLATION LEVEL SERIALIZABLE',
    'set constraints all deferred',
    'copy (select * from t) to stdout',
    `copy t from '/data/stdin'`,
    'discard plans',
    'deallocate x',
    'select pg_advisory_xact_lock(1)',
  ])('is nothing for %s', (sql) => {
    expect(sqlEffects(sql)).toEqual(nothing)
  })

  it.each<[string, SqlEffects['channelChanges']]>([
    ['listen orders', [{ kind: 'listen', channel: 'orders' }]],
    ['  LISTEN /* why */ Orders;', [{ kind: 'listen', channel: 'orders' }]],
    ['listen "Or""ders"', [{ kind: 'listen', channel: 'Or"ders' }]],
    ['listen "*"; unlisten "*"', ['listen', 'unlisten'].map((kind) => ({ kind, channel: '*' }) as never)],
    ['unlisten *', [{ kind: 'unlisten-all' }]],
    [
      'begin; listen a; unlisten b; commit',
      [
        { kind: 'listen', channel: 'a' },
        { kind: 'unlisten', channel: 'b' },
      ],
    ],
  ])('is listening: %s', (sql, channelChanges) => {
    expect(sqlEffects(sql)).toEqual({ ...nothing, channelChanges })
  })

  it.each([
    ['set search_path = shop', []],
    ['SET SESSION work_mem TO 1', []],
    ['set time zone 3', []],
    ['reset all', []],
    ['set app.tenant = 7', ['app.tenant']],
    ['set role clerk', ['role']],
    ['set session authorization clerk', ['session_authorization']],
    [`select set_config('app.tenant', '7', false)`, []],
    ['begin; set work_mem = 1; commit', []],
  ])('is a setting: %s', (sql, unlistedSettings) => {
    expect(sqlEffects(sql)).toEqual({ ...nothing, changesSettings: true, unlistedSettings })
  })

  it.each([
    ['copy t from stdin', /COPY/],
    ['COPY t (a, b) FROM STDIN WITH (format csv)', /COPY/],
    ['select 1; copy t from stdin', /COPY/],
    [`copy t from program 'ls'`, /COPY/],
    [`copy t to program 'cat'`, /COPY/],
    ['discard all', /one session/],
    ['deallocate all', /one session/],
    ['deallocate prepare all', /one session/],
  ])('is refused: %s', (sql, refusal) => {
    expect(sqlEffects(sql).refusal).toMatch(refusal)
  })

  it.each([
    ['create temp table t (a int)', 'temporary-tables'],
    ['create temporary view v as select 1', 'temporary-tables'],
    ['select pg_advisory_lock(1)', 'advisory-locks'],
    ['select pg_try_advisory_lock(1)', 'advisory-locks'],
    ['declare c cursor with hold for select 1', 'held-cursors'],
  ])('leaves something in the session: %s', (sql, leftover) => {
    expect(sqlEffects(sql)).toEqual({ ...nothing, leftovers: [leftover] })
  })

  it('is a statement with a name: prepare', () => {
    expect(sqlEffects('prepare find as select 1')).toEqual({ ...nothing, prepared: ['find'] })
  })

  // Whoever looks back at every letter would not be done within the time that a test may take.
  it('is read in megabytes of text', () => {
    const sql = `update t set a = '${'x'.repeat(1_000_000)}'; update t set b = '${"''".repeat(500_000)}'`
    expect(sqlEffects(sql)).toEqual(nothing)
  })
})
