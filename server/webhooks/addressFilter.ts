import { lookup, type LookupAddress } from 'node:dns'
import { isIP, type LookupFunction } from 'node:net'
import { promisify } from 'node:util'
import ipaddr from 'ipaddr.js'

const resolveAll = promisify(lookup)

/** The address is on this machine, in a private network, or otherwise no place on the internet. */
export class ForbiddenAddress extends Error {}

export interface AddressRules {
  allowLoopback: boolean
}

/**
 * Only public unicast addresses may be called: a partner's webhook must not become a way into our own network.
 * Addresses that wrap another one (mapped, NAT64, 6to4, Teredo) are refused whole, except a mapped IPv4, which
 * is judged as what it wraps.
 */
export function isAllowedAddress(address: string, rules: AddressRules): boolean {
  if (!ipaddr.isValid(address)) return false
  const range = ipaddr.process(address).range()
  return range === 'unicast' || (range === 'loopback' && rules.allowLoopback)
}

/** Resolves a host and refuses it when any of its addresses is forbidden, so that a mixed answer is no loophole. */
export async function resolveAllowed(host: string, rules: AddressRules): Promise<LookupAddress[]> {
  const bare = host.replace(/^\[(.*)\]$/, '$1')
  const addresses = isIP(bare)
    ? [{ address: bare, family: isIP(bare) }]
    : await resolveAll(bare, { all: true, verbatim: true })
  if (addresses.length === 0 || !addresses.every(({ address }) => isAllowedAddress(address, rules))) {
    throw new ForbiddenAddress('The address is not on the public internet.')
  }
  return addresses
}

/** For the connection itself: what it gets is what was checked, so a name cannot change its mind in between. */
export function allowedLookup(rules: AddressRules): LookupFunction {
  return (host, options, callback) => {
    resolveAllowed(host, rules).then(
      (addresses) => {
        const [first] = addresses
        if (options.all) callback(null, addresses)
        else callback(null, first?.address ?? '', first?.family)
      },
      (problem: NodeJS.ErrnoException) => callback(problem, '', 0),
    )
  }
}
