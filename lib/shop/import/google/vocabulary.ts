import { sql } from 'drizzle-orm'
import type { Database } from '@/lib/platform/db'
import { recordset, textArray } from '@/lib/platform/db'
import { seoSlug } from '@/lib/shop/rules'
import type { Language } from '@/schemas'
import type { AttributeValue } from '@/schemas/shop'

const same = (text: string) => text.trim().toLowerCase()

/**
 * The words that the shop has for values of attributes, and those that a feed adds. A colour of a second language's
 * feed is the same value as before, in another word.
 */
export class Vocabulary {
  private readonly labels = new Map<string, Record<string, string>>()
  private readonly byWord = new Map<string, string>()
  private readonly added = new Map<string, AttributeValue>()

  constructor(private readonly language: Language) {}

  /** Loads what is known of values, and of words of the feed's language. */
  async load(
    db: Database,
    attribute: string,
    words: readonly string[],
    values: readonly string[],
  ): Promise<void> {
    const wanted = [...new Set([...values, ...words.map((word) => seoSlug([word]))])]
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

  /** Loads the words of values that every feed has in common. */
  async loadKnown(db: Database): Promise<void> {
    const rows = await db.execute<{ attribute: string; value: string; labels: Record<string, string> }>(
      sql`select attribute, value, labels from attribute_values where attribute in ('geschlecht', 'dimAlterGeeignetAb')`,
    )
    for (const { attribute, value, labels } of rows) this.know(attribute, value, labels)
  }

  private know(attribute: string, value: string, labels: Record<string, string>) {
    this.labels.set(`${attribute} ${value}`, labels)
    const word = labels[this.language]
    if (word !== undefined) this.byWord.set(`${attribute} ${same(word)}`, value)
  }

  /**
   * The value that a word stands for: the one that the product has already unless that is called otherwise in this
   * language, else the one with this word, else a new one.
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

  /** Adds words; those that the shop has already stay as they are. */
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

  /** What has to be written. */
  additions(): AttributeValue[] {
    return [...this.added.values()]
  }
}
