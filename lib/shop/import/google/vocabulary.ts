import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { recordset, textArray } from '@/lib/platform/db'
import { seoSlug } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { AttributeValue } from '@/schemas/shop'

const same = (text: string) => text.trim().toLowerCase()

/**
 * The labels of attribute values that the shop has, and those that a feed adds. A colour in a feed of another language
 * is the same value with another label.
 */
export class Vocabulary {
  private readonly labels = new Map<string, Record<string, string>>()
  private readonly byWord = new Map<string, string>()
  private readonly added = new Map<string, AttributeValue>()

  constructor(private readonly language: Language) {}

  /** Loads the known values, and their labels in the feed's language. */
  async load(
    db: Database,
    attribute: string,
    words: readonly string[],
    values: readonly string[],
  ): Promise<void> {
    const wanted = [...new Set([...values, ...words, ...words.map((word) => seoSlug([word]))])]
    const rows = await db.execute<{ value: string; labels: Record<string, string> }>(sql`
      select value, labels from attribute_values where attribute = ${attribute}
        and (value = any(${textArray(wanted)})
          or lower(labels ->> ${this.language}) in (select w from ${recordset(
            words.map((word) => ({ w: same(word) })),
            'w text',
          )}))
      order by id desc`)
    for (const { value, labels } of rows) this.know(attribute, value, labels)
  }

  /** Loads the values that every feed shares. */
  async loadKnown(db: Database): Promise<void> {
    const rows = await db.execute<{ attribute: string; value: string; labels: Record<string, string> }>(
      sql`select attribute, value, labels from attribute_values where attribute in ('geschlecht', 'dimAlterGeeignetAb', 'zustand')`,
    )
    for (const { attribute, value, labels } of rows) this.know(attribute, value, labels)
  }

  private know(attribute: string, value: string, labels: Record<string, string>) {
    this.labels.set(`${attribute} ${value}`, labels)
    const word = labels[this.language]
    if (word !== undefined) this.byWord.set(`${attribute} ${same(word)}`, value)
  }

  /**
   * The value for a word: the product's present value unless that has another label in this language, else the value
   * with this label, else a new one.
   */
  valueOf(attribute: string, word: string, present: string | undefined): string {
    const named =
      present === undefined ? undefined : this.labels.get(`${attribute} ${present}`)?.[this.language]
    const stays = present !== undefined && (named === undefined || same(named) === same(word))
    const value = stays
      ? present
      : (this.byWord.get(`${attribute} ${same(word)}`) ?? (seoSlug([word]) || word.slice(0, 100)))
    this.add({ attribute, value, labels: { [this.language]: word } })
    return value
  }

  /**
   * The value for words that are shown as they are, such as a size: the product's present value where a feed in another
   * language named it, else the value with this label, else the words themselves.
   */
  textOf(attribute: string, word: string, present: string | undefined): string {
    const labels = this.labels.get(`${attribute} ${present ?? ''}`) ?? {}
    const own = labels[this.language]
    const stays = own === undefined ? Object.keys(labels).length > 0 : same(own) === same(word)
    const value = stays && present !== undefined ? present : this.byWord.get(`${attribute} ${same(word)}`)
    this.add({ attribute, value: value ?? word.slice(0, 100), labels: { [this.language]: word } })
    return value ?? word.slice(0, 100)
  }

  /** Adds labels; labels that the shop already has stay unchanged. */
  add({ attribute, value, labels, ...more }: AttributeValue): void {
    const place = `${attribute} ${value}`
    const known = this.labels.get(place) ?? {}
    const news = Object.entries(labels).filter(([language]) => known[language] === undefined)
    if (news.length === 0) return
    const before = this.added.get(place)
    const words = { ...before?.labels, ...Object.fromEntries(news) }
    this.added.set(place, { ...more, attribute, value, labels: words })
    this.know(attribute, value, { ...known, ...words })
  }

  /** The values to write. */
  additions(): AttributeValue[] {
    return [...this.added.values()]
  }
}
