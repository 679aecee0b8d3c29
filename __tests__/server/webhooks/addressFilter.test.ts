import { isAllowedAddress, resolveAllowed } from '@/server/webhooks/addressFilter'

const strict = { allowLoopback: false }

describe('the address filter', () => {
  it.each(['93.184.216.34', '1.1.1.1', '2606:2800:220:1:248:1893:25c8:1946'])(
    'lets %s through',
    (address) => {
      expect(isAllowedAddress(address, strict)).toBe(true)
    },
  )

  it.each([
    '127.0.0.1',
    '127.9.9.9',
    '0.0.0.0',
    '10.0.0.1',
    '172.16.0.1',
    '172.31.255.255',
    '192.168.1.1',
    '169.254.169.254',
    '100.64.0.1',
    '192.0.2.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    'fe80::1',
    'fc00::1',
    'fd12:3456::1',
    'ff02::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '64:ff9b::7f00:1',
    '2002:7f00:1::',
    '2001:db8::1',
    'not an address',
  ])('refuses %s', (address) => {
    expect(isAllowedAddress(address, strict)).toBe(false)
  })

  it('lets loopback through where the demo allows it, and nothing else private', () => {
    const demo = { allowLoopback: true }
    expect(isAllowedAddress('127.0.0.1', demo)).toBe(true)
    expect(isAllowedAddress('::1', demo)).toBe(true)
    expect(isAllowedAddress('10.0.0.1', demo)).toBe(false)
    expect(isAllowedAddress('169.254.169.254', demo)).toBe(false)
  })

  it('refuses a name that leads to this machine', async () => {
    await expect(resolveAllowed('localhost', strict)).rejects.toThrow('not on the public internet')
    await expect(resolveAllowed('[::1]', strict)).rejects.toThrow('not on the public internet')
    await expect(resolveAllowed('localhost', { allowLoopback: true })).resolves.not.toHaveLength(0)
  })
})
