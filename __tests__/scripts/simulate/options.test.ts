import { HELP, readOptions, WrongOption } from '@/scripts/simulate/options'

const read = (line: string, env: Record<string, string> = {}) =>
  readOptions(line.split(' ').filter(Boolean), env, () => 99)

test('has a sensible answer to everything that is not said', () => {
  expect(read('')).toMatchObject({
    service: undefined,
    orders: 60,
    pickers: 6,
    speed: 20,
    seed: 99,
    listen: false,
  })
})

test('lets more customers come where more pickers work', () => {
  const few = read('--pickers 2')
  const many = read('--pickers 20')
  expect(few).toMatchObject({ ordersPerHour: 16 })
  expect(many).toMatchObject({ ordersPerHour: 160 })
  expect(read('--pickers 20 --orders-per-hour 30')).toMatchObject({ ordersPerHour: 30 })
})

test('takes the portal key from the environment only', () => {
  const service = { url: 'http://127.0.0.1:8080', portalKey: 'key-of-a-test' }
  expect(read('--url http://127.0.0.1:8080/', { PORTAL_KEY: 'key-of-a-test' })).toMatchObject({ service })
  expect(() => read('--url http://127.0.0.1:8080')).toThrow(/variable PORTAL_KEY/)
  expect(() => read('--portal-key key-of-a-test')).toThrow(/no option --portal-key/)
})

test.each([
  ['--orders many', '--orders must be a whole number from 1 to 100000.'],
  ['--orders 0', '--orders must be a whole number from 1 to 100000.'],
  ['--orders 2.5', '--orders must be a whole number from 1 to 100000.'],
  ['--pickers -3', '--pickers must be a whole number from 1 to 500.'],
  ['--speed 0.5', '--speed must be a number from 1 to 1000.'],
  ['--missing 2', '--missing must be a share from 0 to 1, such as 0.1.'],
  ['--url nowhere', '--url must be an address such as http://127.0.0.1:8080.'],
  ['--url', '--url needs a value; npm run simulate -- --help lists all options.'],
  ['--listen=no', '--listen takes no value; npm run simulate -- --help lists all options.'],
  ['--quick', 'There is no option --quick; npm run simulate -- --help lists all options.'],
  ['60', '"60" belongs to no option; npm run simulate -- --help lists all options.'],
])('answers %s with what to do instead', (line, sentence) => {
  expect(() => read(line)).toThrow(new WrongOption(sentence))
})

test('explains every option that it takes', () => {
  expect(read('--help')).toBe('help')
  const lines =
    '--url --chain --stores --listen --orders --orders-per-hour --pickers --speed --weighed --missing'
  for (const option of `${lines} --cancelled --vendor-delivery --mistakes --seed`.split(' ')) {
    expect(HELP).toContain(`  ${option} `)
  }
})
