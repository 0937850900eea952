import { classes } from '@/lib/storefront/design/ui'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { type EditorText, editorText } from '@/lib/storefront/runtime/blocks'
import { labelsIn } from '@/lib/studio/forms'
import { registry } from './registry'
import type { BlockIssue } from './types'

export type BlockFault = {
  component: string
  uid: string
  /** `empty`: nothing was entered yet. */
  reason: 'unknown' | 'content' | 'empty' | 'failed' | 'depth'
  issues: BlockIssue[]
}

type IssueProps = { issue: BlockIssue; t: EditorText; language: BlockContext['editorLanguage'] }

function IssueWords({ issue: { kind = 'described', message }, t, language = 'en' }: IssueProps) {
  if (kind !== 'described') return t(`fallback.${kind}`)
  // The form beside the Studio's frame says more, in the language of its person.
  return language === 'en' ? <span lang="en">{message}</span> : t('fallback.unfit')
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
  return (
    <section
      className={classes(
        'my-6 rounded-card border bg-card p-4 text-small',
        fault.reason === 'empty' ? 'border-outline border-dashed text-quiet' : 'border-accent',
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
            <code>{issue.path}</code> <IssueWords issue={issue} t={t} language={context.editorLanguage} />
          </li>
        ))}
      </ul>
    </section>
  )
}
