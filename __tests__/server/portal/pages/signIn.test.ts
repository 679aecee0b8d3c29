import { onBothDatabases, startTestService, TEST_PORTAL_KEY } from '@/__tests__/support/service'
import { signInToPortal, visit, type PageAnswer } from '@/__tests__/support/portalPages'

const key = TEST_PORTAL_KEY

onBothDatabases("the portal's pages", (service) => {
  const sendKey = (
    fields: Record<string, string>,
    headers: Record<string, string> = {},
  ): Promise<PageAnswer> =>
    visit(service().address, '/portal/sign-in', {
      method: 'POST',
      headers,
      body: new URLSearchParams(fields),
    })
  const cookieOf = (answer: PageAnswer) => answer.headers.get('set-cookie') ?? ''

  it('ask who comes for the key, and then lead to where they wanted to go', async () => {
    const store = await service().openStore()
    const wanted = `/portal/chains/${store.chainId}`
    const stopped = await visit(service().address, wanted)
    expect(stopped.status).toBe(303)
    const form = stopped.headers.get('location') ?? ''
    expect(form).toBe(`/portal/sign-in?next=${encodeURIComponent(wanted)}`)
    expect((await visit(service().address, form)).text).toContain('Portal key')
    const let_in = await sendKey({ key, next: wanted })
    expect(let_in.headers.get('location')).toBe(wanted)
  })

  it.each([
    ['https://elsewhere.example/'],
    ['//elsewhere.example'],
    ['/portal//elsewhere.example'],
    ['/orders'],
    ['/portal/../orders'.replace('..', '\\')],
    ['javascript:alert(1)'],
  ])('never lead to %s', async (next) => {
    expect((await sendKey({ key, next })).headers.get('location')).toBe('/portal')
  })

  it.each([
    ['', 'Enter the portal key.'],
    ['portal-key-of-the-testz', 'This is not the portal key.'],
  ])('say at the field what is wrong with the key "%s"', async (given, sentence) => {
    const answer = await sendKey({ key: given })
    expect(answer.status).toBe(422)
    expect(answer.html).toMatch(/aria-invalid="true"[^>]* aria-describedby="[^"]*field-key-fault"/)
    expect(answer.text).toContain(sentence)
    expect(answer.html).not.toContain('portal-key-of-the-testz')
    expect(cookieOf(answer)).toBe('')
  })

  it('give a cookie that no script reads and that stays with the portal', async () => {
    expect(cookieOf(await sendKey({ key }))).toMatch(
      /^tote_portal=\w{26}; Max-Age=43200; Path=\/portal; HttpOnly; SameSite=Lax$/,
    )
  })

  it('are closed again after signing out, and after twelve hours', async () => {
    const visitor = await signInToPortal(service().address)
    expect((await visitor.get('/portal/chains')).status).toBe(200)
    expect((await visitor.post('/portal/sign-out')).status).toBe(303)
    expect((await visitor.get('/portal/chains')).status).toBe(303)

    const late = await signInToPortal(service().address)
    service().clock.offsetMs = 11.9 * 60 * 60_000
    expect((await late.get('/portal/chains')).status).toBe(200)
    service().clock.offsetMs = 12.1 * 60 * 60_000
    expect((await late.get('/portal/chains')).status).toBe(303)
    service().clock.offsetMs = 0
  })

  it.each<[string, Record<string, string>]>([
    ['another site', { origin: 'https://elsewhere.example' }],
    ['a frame of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a neighbour of the same site', { 'sec-fetch-site': 'same-site' }],
    ['a page without an origin', { origin: 'null' }],
  ])('take no form of %s', async (_whose, headers) => {
    const visitor = await signInToPortal(service().address)
    const form = { chain_id: 'stolen', name: 'Stolen' }
    expect((await visitor.post('/portal/chains', form, { headers })).status).toBe(403)
    expect((await sendKey({ key }, headers)).status).toBe(403)
    expect((await visitor.get('/portal/chains/stolen')).status).toBe(404)
  })

  it.each([
    ['no token', ''],
    ['the token of another session', 'another'],
  ])('take no form with %s', async (_name, kind) => {
    const visitor = await signInToPortal(service().address)
    const other = await signInToPortal(service().address)
    const token =
      kind === ''
        ? ''
        : (/form_token" value="([^"]+)"/.exec((await other.get('/portal/chains')).html)?.[1] ?? '')
    const answer = await visitor.post('/portal/chains', { chain_id: 'forged', name: 'Forged' }, { token })
    expect(answer.status).toBe(403)
    expect(answer.text).toContain('reload the page and try again')
    expect((await visitor.get('/portal/chains/forged')).status).toBe(404)
  })

  it('can be framed by nobody, run no script but their own, and leave no copy', async () => {
    for (const path of ['/portal/sign-in', '/portal/nothing']) {
      const { headers } = await visit(service().address, path)
      const policy = headers.get('content-security-policy') ?? ''
      expect(policy).toContain("default-src 'none'")
      expect(policy).toContain("script-src 'self'")
      expect(policy).toContain("frame-ancestors 'none'")
      expect(policy).not.toContain('unsafe')
      expect(headers.get('x-frame-options')).toBe('DENY')
      expect(headers.get('cache-control')).toBe('no-store')
    }
  })

  it('say so in a page where there is none, and in JSON where a program asks', async () => {
    const page = await visit(service().address, '/portal/nothing')
    expect([page.status, page.text]).toEqual([
      404,
      expect.stringContaining('There is nothing at this address.'),
    ])
    const json = await visit(service().address, '/portal/api/nothing')
    expect([json.status, json.headers.get('content-type')]).toEqual([404, expect.stringContaining('json')])
  })

  it('take sixty keys a minute and not one more', async () => {
    const tries = await Promise.all(Array.from({ length: 61 }, () => sendKey({ key: 'a guess of somebody' })))
    expect(tries.some(({ status }) => status === 429)).toBe(true)
  })
})

it('another key ends the sessions of the one before', async () => {
  const first = await startTestService('embedded', {})
  const visitor = await signInToPortal(first.address)
  first.deps.config.portalKey = 'another-key-from-now-on'
  expect((await visitor.get('/portal/chains')).status).toBe(303)
  await first.stop()
})
