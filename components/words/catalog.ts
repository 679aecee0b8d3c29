import { type en } from './en'

type Texts = { readonly [key: string]: string | Texts }

type Widened<Part> = { readonly [Key in keyof Part]: Part[Key] extends string ? string : Widened<Part[Key]> }

/** The same keys as English, any words. */
export type Catalog = Widened<typeof en>

type ArabicForm = 'zero' | 'one' | 'two' | 'few' | 'many' | 'other'
type EnglishForm = 'one' | 'other'

type InSixForms<Part> = {
  readonly [Key in keyof Part as Key extends `${infer Base}_other` ? `${Base}_${ArabicForm}` : never]: string
} & {
  readonly [
    Key in keyof Part as Key extends `${string}_${EnglishForm}` ? never : Key
  ]: Part[Key] extends Texts ? InSixForms<Part[Key]> : string
}

/** Arabic counts in six forms; a form that is forgotten does not compile. */
export type ArabicCatalog = InSixForms<typeof en>

/** The words of any language. */
export type AnyCatalog = Catalog | ArabicCatalog
