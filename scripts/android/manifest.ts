import { XML } from 'expo/config-plugins'

type Attributes = Record<string, string>

type Element = { attributes: Attributes; children: Record<string, Element[]> }

const componentKinds = ['activity', 'activity-alias', 'service', 'receiver', 'provider'] as const

/** Something of an app that Android can start. */
export type Component = {
  kind: (typeof componentKinds)[number]
  name: string
  attributes: Attributes
  /** One for each intent that it answers to. */
  filters: { actions: string[]; categories: string[]; schemes: string[] }[]
}

export type Permission = { name: string; attributes: Attributes }

/** What a manifest says, as far as we judge it. Names of attributes keep their prefix: `android:exported`. */
export type Manifest = {
  permissions: Permission[]
  application: Attributes
  components: Component[]
  metaData: Attributes[]
}

export const isRemoved = ({ attributes }: { attributes: Attributes }): boolean =>
  attributes['tools:node'] === 'remove'

export async function parseManifest(text: string): Promise<Manifest> {
  const root = asElement((await XML.parseXMLAsync(text)).manifest)
  const application = root.children.application?.[0] ?? asElement(undefined)
  return {
    permissions: ['uses-permission', 'uses-permission-sdk-23']
      .flatMap((kind) => root.children[kind] ?? [])
      .map(({ attributes }) => ({ name: nameOf(attributes), attributes })),
    application: application.attributes,
    components: componentKinds.flatMap((kind) =>
      (application.children[kind] ?? []).map(({ attributes, children }) => ({
        kind,
        name: nameOf(attributes),
        attributes,
        filters: (children['intent-filter'] ?? []).map((filter) => ({
          actions: namesOf(filter.children.action),
          categories: namesOf(filter.children.category),
          schemes: (filter.children.data ?? []).flatMap((data) => data.attributes['android:scheme'] ?? []),
        })),
      })),
    ),
    metaData: (application.children['meta-data'] ?? []).map(({ attributes }) => attributes),
  }
}

/** The parser gives an empty element as a text, and attributes under `$`. */
function asElement(value: unknown): Element {
  if (typeof value !== 'object' || value === null) return { attributes: {}, children: {} }
  const { $: attributes, ...children } = value as { $?: Attributes } & Record<string, unknown>
  return {
    attributes: { ...attributes },
    children: Object.fromEntries(
      Object.entries(children).map(([name, found]) => [name, [found].flat().map(asElement)]),
    ),
  }
}

const nameOf = (attributes: Attributes): string => attributes['android:name'] ?? ''
const namesOf = (elements: Element[] = []): string[] => elements.map(({ attributes }) => nameOf(attributes))
