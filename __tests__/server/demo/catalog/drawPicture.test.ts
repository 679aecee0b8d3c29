import { demoCatalog } from '@/server/demo/catalog/demoCatalog'
import { drawPicture } from '@/server/demo/catalog/drawPicture'

const recipes = [
  ...new Map(demoCatalog().products.map(({ picture }) => [JSON.stringify(picture), picture])).values(),
]
const pictures = recipes.map(drawPicture)

/** What is wrong with the nesting of an XML text that has elements and attributes only. */
function findXmlFault(xml: string): string | undefined {
  const open: string[] = []
  const tag = /<(\/?)([a-z]+)((?: [a-z-]+="[^"<>&]*")*)(\/?)>/gi
  const rest = xml.replace(
    tag,
    (_all, closing: string, name: string, attributes: string, selfClosed: string) => {
      const names = [...attributes.matchAll(/ ([a-z-]+)=/gi)].map(([, attribute]) => attribute)
      if (new Set(names).size !== names.length) open.push(`<${name}> with an attribute twice`)
      if (closing) return open.pop() === name ? '' : `</${name}>`
      if (!selfClosed) open.push(name)
      return ''
    },
  )
  return rest || open[0]
}

describe('pictures', () => {
  it('know many shapes', () => {
    expect(new Set(recipes.map((recipe) => recipe.shape)).size).toBeGreaterThanOrEqual(18)
    expect(new Set(pictures).size).toBeGreaterThan(1000)
  })

  it('are well-formed, complete SVG documents', () => {
    expect(pictures.map(findXmlFault).filter((fault) => fault !== undefined)).toEqual([])
    for (const picture of pictures) {
      expect(picture).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 96 96"/)
    }
  })

  it('stay below two kilobytes', () => {
    expect(pictures.filter((picture) => Buffer.byteLength(picture) >= 2048)).toEqual([])
  })

  it('hold no text, script, id or reference', () => {
    const forbidden =
      /<(text|script|style|image|use|foreignObject)\b| (id|class|href|on\w+)=|url\(|NaN|undefined/
    expect(pictures.filter((picture) => forbidden.test(picture))).toEqual([])
  })

  it('take their colours in full, never a misspelt one', () => {
    const paints = pictures.flatMap((picture) => [...picture.matchAll(/(?:fill|stroke)="([^"]*)"/g)])
    const wrong = paints
      .map(([, paint]) => paint ?? '')
      .filter((paint) => !/^(none|#[0-9a-f]{6})$/.test(paint))
    expect(wrong).toEqual([])
  })

  it('draw paths from path commands and numbers only', () => {
    const paths = pictures.flatMap((picture) =>
      [...picture.matchAll(/ d="([^"]*)"/g)].map(([, path]) => path ?? ''),
    )
    expect(paths.filter((path) => !/^M[\d\s.,MmLlHhVvCcSsQqTtAaZz-]+$/.test(path))).toEqual([])
  })

  it('tell a variety from its neighbour', () => {
    const { products } = demoCatalog()
    const picture = (title: string) => {
      const found = products.find((product) => product.title['en_GB'] === title)
      return found && drawPicture(found.picture)
    }
    expect(picture('Apples, Gala, loose')).toBeDefined()
    expect(picture('Apples, Gala, loose')).not.toBe(picture('Apples, Granny Smith, loose'))
  })
})
