import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { managedFields } from '@/domain/setup/managedSetup'

const MODULE = join(__dirname, '../../modules/handheld')
const MAIN = join(MODULE, 'android/src/main')
const SOURCES = join(MAIN, 'java/app/tote/handheld')

const read = (...path: string[]) => readFileSync(join(...path), 'utf8')
const readKotlin = () =>
  readdirSync(SOURCES)
    .map((file) => read(SOURCES, file))
    .join('\n')
const all = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found = '']) => found)

const LANGUAGES = ['values', 'values-de', 'values-ar']

describe('what a console shows', () => {
  const restrictions = read(MAIN, 'res/xml/app_restrictions.xml')

  it('is what the app reads', () => {
    expect(all(restrictions, /android:key="(\w+)"/g)).toEqual([...managedFields])
  })

  it.each(LANGUAGES)('has its words in %s', (folder) => {
    const words = all(read(MAIN, 'res', folder, 'strings.xml'), /<string name="(\w+)">[^<]+<\/string>/g)
    expect(words.sort()).toEqual(all(restrictions, /"@string\/(\w+)"/g).sort())
  })

  it('is named by the manifest', () => {
    expect(read(MAIN, 'AndroidManifest.xml')).toMatch(
      /android:name="android\.content\.APP_RESTRICTIONS"\s+android:resource="@xml\/app_restrictions"/,
    )
  })
})

describe('the module', () => {
  const kotlin = readKotlin()

  it('is registered by the class that it has', () => {
    const config = JSON.parse(read(MODULE, 'expo-module.config.json')) as { android: { modules: string[] } }
    expect(config.android.modules).toEqual(['app.tote.handheld.HandheldModule'])
    expect(read(SOURCES, 'HandheldModule.kt')).toMatch(
      /^package app\.tote\.handheld\n[^]*\nclass HandheldModule /,
    )
  })

  it('goes by the names under which the app asks for it', () => {
    const app = read(__dirname, '../../state/handheld/native.ts')
    const name = /requireOptionalNativeModule<\w+>\('(\w+)'\)/.exec(
      read(__dirname, '../../state/handheld/handheld.ts'),
    )?.[1]
    expect(kotlin).toContain(`Name("${name}")`)
    expect(all(kotlin, /const val ON_\w+ = "(\w+)"/g).sort()).toEqual(all(app, /'(on\w+)'/g).sort())
    for (const asked of ['answerKeys', 'setLocked', 'setSecret', 'readManaged', 'readFacts']) {
      expect(app).toContain(`${asked}(`)
      expect(kotlin).toContain(`("${asked}")`)
    }
  })

  it('names the keys that a PIN is typed with as the pad knows them', () => {
    const pad = read(__dirname, '../../components/parts/padKey.ts')
    const named = all(kotlin, /KEYCODE_\w+ -> "(\w+)"/g)
    for (const key of all(pad, /case '(\w+)':/g)) expect(named).toContain(key)
  })

  it('gives no key to a locked screen, by whatever way it came', () => {
    const watch = read(SOURCES, 'KeyWatch.kt')
    // Handed on: what was answered, what passes while nothing is locked, and what is no key of a keyboard.
    expect(all(watch, /^(.*dispatchKeyEvent\(.*)$/gm).map((line) => line.trim())).toEqual([
      'if (isWanted) callback?.inner?.dispatchKeyEvent(key.event) else drop(key, answered)',
      'if (!isLocked) return inner.dispatchKeyEvent(event)',
      'override fun dispatchKeyEvent(event: KeyEvent): Boolean {',
      'if (!isOn || event.isSystem) return inner.dispatchKeyEvent(event)',
      'isOnScreen -> if (isCatching()) inner.dispatchKeyEvent(event) else pass(event, inner)',
    ])
    expect(watch).toContain('val isWanted = isGiven && !isLocked &&')
  })

  it('says what the app parses, word by word', () => {
    const said = new Set(all(kotlin, /"(\w+)" to/g).concat(all(kotlin, /(?:scan|facts)\["(\w+)"\]/g)))
    const schemas = read(__dirname, '../../state/handheld/native.ts').split('type Subscription')[0] ?? ''
    const parsed = new Set(all(schemas, /^\s{2,}(\w+): z\./gm).concat(all(schemas, / (\w+): z\./g)))
    expect([...said].sort()).toEqual([...parsed].sort())
  })

  it('may see the services that it speaks to', () => {
    const manifest = read(MAIN, 'AndroidManifest.xml')
    expect(manifest).toContain(/const val PACKAGE = "([\w.]+)"/.exec(kotlin)?.[1])
    expect(manifest).toContain(/const val CLAIM = "([\w.]+)"/.exec(kotlin)?.[1])
  })
})
