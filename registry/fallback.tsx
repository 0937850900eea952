import { classes } from '@/lib/storefront/design/ui'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { type EditorText, editorText } from '@/lib/storefront/runtime/blocks'
import { labelsIn, shownLabel } from '@/lib/studio/forms'
import { hintsOf } from '@/schemas/content'
import { registry } from './registry'
import type { BlockIssue } from './types'

export type BlockFault = {
  component: string
  uid: string
  /** `empty`: nothing was entered yet. `noEntries`: something was, but none of the entries that it would show. */
  reason: 'unknown' | 'content' | 'empty' | 'noEntries' | 'failed' | 'depth'
  issues: BlockIssue[]
}

type IssueProps = { issue: BlockIssue; t: EditorText; language: BlockContext['editorLanguage'] }

/** What the schemas say where one of several fields has to be filled. */
const oneOf: Readonly<Record<string, 'noSource' | 'linkOrText'>> = {
  'give product numbers or a category': 'noSource',
  'a link or a text is needed': 'linkOrText',
}

function IssueWords({ issue: { kind = 'described', message }, t, language = 'en' }: IssueProps) {
  const alternatives = Object.hasOwn(oneOf, message) ? oneOf[message] : undefined
  if (alternatives) return t(`fallback.${alternatives}`)
  if (kind !== 'described') return t(`fallback.${kind}`)
  // The form beside the Studio's frame says more, in the language of its person.
  return language === 'en' ? <span lang="en">{message}</span> : t('fallback.unfit')
}

/** The name of a field as the form beside the page has it; its path where there is no such field. */
function fieldLabel(path: string, component: string, { editorLanguage, market }: BlockContext): string {
  const [name = ''] = path.split('.')
  const shape = Object.hasOwn(registry, component) ? registry[component]?.definition.schema.shape : undefined
  const field = shape && Object.hasOwn(shape, name) ? shape[name] : undefined
  const hints = field && hintsOf(field)
  return hints === undefined ? path : labelsIn(editorLanguage ?? market.language)(shownLabel(hints))
}

/** The title by which the editor's palette offers a block; its technical name where there is no such block. */
const titleOf = (component: string, { editorLanguage, market }: BlockContext) => {
  const label = Object.hasOwn(registry, component) ? registry[component]?.definition.label : undefined
  return label === undefined ? component : labelsIn(editorLanguage ?? market.language)(label)
}

/** Replaces a block that cannot be shown: details for an editor, nothing visible for a shopper. */
export function BlockFallback({ fault, context }: { fault: BlockFault; context: BlockContext }) {
  if (!context.preview) return <div hidden data-block-fallback={fault.reason} />
  const t = editorText(context)
  const colon = (context.editorLanguage ?? context.market.language) === 'fr' ? '\u202f:' : ':'
  return (
    <section
      className={classes(
        'my-6 rounded-card border bg-card p-4 text-small',
        fault.reason === 'empty' || fault.reason === 'noEntries'
          ? 'border-outline border-dashed text-quiet'
          : 'border-accent',
      )}
      data-block-fallback={fault.reason}
      lang={context.editorLanguage}
    >
      <strong>
        {t(`fallback.${fault.reason}`, {
          component: titleOf(fault.component, context),
        })}
      </strong>
      <ul className="mt-2 list-disc ps-5">
        {fault.issues.map((issue) => (
          <li key={`${issue.path}:${issue.message}`}>
            <b>
              {fieldLabel(issue.path, fault.component, context)}
              {colon}
            </b>{' '}
            <IssueWords issue={issue} t={t} language={context.editorLanguage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
