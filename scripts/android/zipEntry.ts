import { inflateRawSync } from 'node:zlib'

const END_OF_DIRECTORY = 0x06054b50
const DIRECTORY_ENTRY = 0x02014b50
const LOCAL_ENTRY = 0x04034b50
const STORED = 0
const DEFLATED = 8

/** One file out of an archive; libraries for Android come as such (`.aar`). */
export function findZipEntry(archive: Buffer, wanted: string): Buffer | undefined {
  const end = archive.lastIndexOf(asBytes(END_OF_DIRECTORY))
  if (end < 0) throw new Error('This is not a zip archive: it has no directory.')
  const count = archive.readUInt16LE(end + 10)
  let at = archive.readUInt32LE(end + 16)
  for (let index = 0; index < count && archive.readUInt32LE(at) === DIRECTORY_ENTRY; index += 1) {
    const [nameLength = 0, extraLength = 0, commentLength = 0] = [28, 30, 32].map((field) =>
      archive.readUInt16LE(at + field),
    )
    const name = archive.toString('utf8', at + 46, at + 46 + nameLength)
    if (name === wanted) return unpack(archive, at)
    at += 46 + nameLength + extraLength + commentLength
  }
  return undefined
}

function unpack(archive: Buffer, entry: number): Buffer {
  const method = archive.readUInt16LE(entry + 10)
  const size = archive.readUInt32LE(entry + 20)
  const local = archive.readUInt32LE(entry + 42)
  if (archive.readUInt32LE(local) !== LOCAL_ENTRY) throw new Error('The zip archive is damaged.')
  const start = local + 30 + archive.readUInt16LE(local + 26) + archive.readUInt16LE(local + 28)
  const packed = archive.subarray(start, start + size)
  if (method === STORED) return Buffer.from(packed)
  if (method === DEFLATED) return inflateRawSync(packed)
  throw new Error(`The zip archive is packed in a way that is not read here (${method}).`)
}

function asBytes(signature: number): Buffer {
  const bytes = Buffer.alloc(4)
  bytes.writeUInt32LE(signature)
  return bytes
}
