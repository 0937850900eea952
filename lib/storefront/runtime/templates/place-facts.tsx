import { factsAttribute } from './names'

/** What a template knows of the part that is put into its place; the HTTP edge reads it, and takes it out. */
export function PlaceFacts({ facts }: { facts: unknown }) {
  const __html = JSON.stringify(facts).replaceAll('<', '\\u003c')
  return (
    // biome-ignore lint/security/noDangerouslySetInnerHtml: text of a script, in which nothing can end it
    <script type="application/json" {...{ [factsAttribute]: '' }} dangerouslySetInnerHTML={{ __html }} />
  )
}
