import { isNewer } from '@/domain/care/isNewer'
import { type Language } from '@/domain/setup/preferences'

/** What whoever holds the device notices of a version, newest first. */
const releaseNotes: readonly { version: string; lines: Record<Language, readonly string[]> }[] = [
  {
    version: '0.2.0',
    lines: {
      en: [
        'The display stays on while you pick.',
        'Text size, left hand and volume: choose them in the settings.',
        'The app says when the battery runs low.',
      ],
      de: [
        'Der Bildschirm bleibt beim Kommissionieren an.',
        'Schriftgröße, linke Hand und Lautstärke: in den Einstellungen.',
        'Die App sagt, wenn der Akku zur Neige geht.',
      ],
      ar: [
        'تبقى الشاشة مضاءة أثناء التجميع.',
        'حجم النص واليد اليسرى ومستوى الصوت: اخترها في الإعدادات.',
        'ينبّه التطبيق عندما تضعف البطارية.',
      ],
    },
  },
]

/** Enough to read on the way to the first order. */
const MOST_LINES = 5

/** What is new for somebody who used `seen` until now. */
export function newsSince(seen: string, running: string, language: Language): readonly string[] {
  return releaseNotes
    .filter(({ version }) => isNewer(version, seen) && !isNewer(version, running))
    .flatMap(({ lines }) => lines[language])
    .slice(0, MOST_LINES)
}
