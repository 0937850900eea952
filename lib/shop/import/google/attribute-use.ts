/**
 * What the importer does with an attribute. `required`: a row without it, or with a value that cannot be read, is
 * refused. `used`: a value that cannot be read is left out and named in the report; the product is imported.
 * `ignored`: any value is accepted and none is read.
 */
type AttributeUse = 'required' | 'used' | 'ignored'

export type FeedAttribute = {
  use: AttributeUse
  /** For what it is used, or why it is not. */
  why: string
  /** In characters, by Google's product data specification. */
  longest?: number
  /** A longer text is cut, not left out. */
  cut?: true
}

export const required = (why: string, more: Partial<FeedAttribute> = {}): FeedAttribute => ({
  use: 'required',
  why,
  ...more,
})
export const used = (why: string, longest?: number): FeedAttribute => ({
  use: 'used',
  why,
  ...(longest && { longest }),
})
export const ignored = (why: string): FeedAttribute => ({ use: 'ignored', why })
