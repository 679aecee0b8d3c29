import { type LockedPackage } from './packages'

/** A bill of materials as npm writes it, as far as we change it. */
export type Bill = {
  components: { 'bom-ref': string; name: string; version: string }[]
  dependencies: { ref: string; dependsOn?: string[] }[]
}

/**
 * Leaves what is shipped. npm's own `--omit dev` also leaves out whatever a tool for development uses as well, which is
 * React Native and most of Expo.
 */
export function shippedOnly<Whole extends Bill>(bill: Whole, packages: LockedPackage[]): Whole {
  const shipped = new Set(packages.filter(({ dev }) => !dev).map(({ name, version }) => `${name}@${version}`))
  const components = bill.components.filter(({ name, version }) => shipped.has(`${name}@${version}`))
  const left = new Set(components.map((each) => each['bom-ref']))
  const known = new Set(bill.components.map((each) => each['bom-ref']))
  // The product itself is none of the components, and depends on them.
  const stays = (ref: string) => left.has(ref) || !known.has(ref)
  return {
    ...bill,
    components,
    dependencies: bill.dependencies
      .filter(({ ref }) => stays(ref))
      .map((each) => ({ ...each, dependsOn: (each.dependsOn ?? []).filter(stays) })),
  }
}
