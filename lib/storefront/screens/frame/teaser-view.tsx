import type { MenuTeaser } from '@/schemas/api/menu'

/** What a teaser of the menu shows: its picture and its words, as one link. */
export function TeaserView({ headline, text, link, picture }: MenuTeaser) {
  const words = (
    <>
      {picture && (
        // biome-ignore lint/performance/noImgElement: the server says which files there are
        <img {...picture} alt={picture.alt} loading="lazy" decoding="async" />
      )}
      <b>{headline}</b>
      {text && <span>{text}</span>}
    </>
  )
  return link ? <a {...link}>{words}</a> : words
}
