import { deflateRawSync } from 'node:zlib'
import { listLibraries } from '@/scripts/android/libraries'
import { findZipEntry } from '@/scripts/android/zipEntry'
import { repositoryRoot } from '@/scripts/support/repositoryRoot'

/** An archive as small as they get, with one packed and one plain file. */
function makeZip(files: { name: string; content: string; packed: boolean }[]): Buffer {
  const parts: Buffer[] = []
  const directory: Buffer[] = []
  let offset = 0
  for (const { name, content, packed } of files) {
    const data = packed ? deflateRawSync(Buffer.from(content)) : Buffer.from(content)
    const local = Buffer.alloc(30)
    local.writeUInt32LE(0x04034b50, 0)
    local.writeUInt16LE(name.length, 26)
    const entry = Buffer.alloc(46)
    entry.writeUInt32LE(0x02014b50, 0)
    entry.writeUInt16LE(packed ? 8 : 0, 10)
    entry.writeUInt32LE(data.length, 20)
    entry.writeUInt16LE(name.length, 28)
    entry.writeUInt32LE(offset, 42)
    parts.push(local, Buffer.from(name), data)
    directory.push(entry, Buffer.from(name))
    offset += local.length + name.length + data.length
  }
  const end = Buffer.alloc(22)
  end.writeUInt32LE(0x06054b50, 0)
  end.writeUInt16LE(files.length, 10)
  end.writeUInt32LE(offset, 16)
  return Buffer.concat([...parts, ...directory, end])
}

test('reads a file out of an archive, packed or not, and knows when it is not there', () => {
  const archive = makeZip([
    { name: 'classes.jar', content: 'plain', packed: false },
    { name: 'AndroidManifest.xml', content: '<manifest />', packed: true },
  ])
  expect(findZipEntry(archive, 'AndroidManifest.xml')?.toString()).toBe('<manifest />')
  expect(findZipEntry(archive, 'classes.jar')?.toString()).toBe('plain')
  expect(findZipEntry(archive, 'R.txt')).toBeUndefined()
})

test('says so when it is no archive', () => {
  expect(() => findZipEntry(Buffer.from('hello'), 'a')).toThrow('This is not a zip archive')
})

test('reads what compiled libraries and those in source add to the manifest', async () => {
  const libraries = await listLibraries(repositoryRoot)
  const permissionsOf = (wanted: string) =>
    libraries.find(({ name }) => name === wanted)?.manifest.permissions.map(({ name }) => name)
  // One comes compiled in its package, one is React Native's, one is ours.
  expect(permissionsOf('expo-file-system')).toContain('android.permission.WRITE_EXTERNAL_STORAGE')
  expect(permissionsOf('react-native-screens')).toEqual([])
  expect(libraries.map(({ name }) => name)).toContain('handheld')
})
