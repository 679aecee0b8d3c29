/** Turns a key into a number from 0 to `HASHES`. */
export type KeyHash = (key: string) => number

/** As many as a number holds exactly. */
export const HASHES = 2 ** 53

/** cyrb53, in the public domain: two products of 32 bits, stirred into 53. Kept on disks, so it never changes. */
export const keyHash: KeyHash = (key) => {
  let one = 0xdeadbeef
  let two = 0x41c6ce57
  for (let at = 0; at < key.length; at += 1) {
    const unit = key.charCodeAt(at)
    one = Math.imul(one ^ unit, 2654435761)
    two = Math.imul(two ^ unit, 1597334677)
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909)
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909)
  return 2 ** 32 * (two & 0x1fffff) + (one >>> 0)
}
