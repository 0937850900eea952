import { storyblokEditable } from '@storyblok/react/ssr'
import { unstable_rethrow } from 'next/navigation'
import { Fragment, type ReactNode } from 'react'
import type { CampaignProduct } from '@/lib/content/campaigns'
import { errorMessage, logWarning } from '@/lib/platform/log'
import { isUnavailable } from '@/lib/platform/outage'
import type { BlockContext } from '@/lib/storefront/runtime/blocks'
import { entryListOf } from '@/schemas/blocks/entry-lists'
import { deepestBlock, type RawBlok, toRawBloks } from '@/schemas/content'
import { settle } from './contain'
import { BlockFallback, type BlockFault } from './fallback'
import { GhostFrame, ghostOf } from './ghost'
import { registry } from './registry'
import { isUntouched } from './untouched'
import { withMarks } from './with-marks'

const logged = new Set<string>()
const loggedAtMost = 5_000
const longestKey = 1_000
const longestReason = 500

/** Logs each broken block or entry once per process. `place` distinguishes two with the same id. */
function logOnce(path: string, blockPath: string, fault: BlockFault): void {
  const reasons = fault.issues.map((issue) =>
    issue.path ? `${issue.path}: ${issue.message}` : issue.message,
  )
  const reason = `${fault.reason} ${reasons.join('; ')}`
  const key = `${path} ${reason.slice(0, longestReason)} ${blockPath}`.slice(0, longestKey)
  if (logged.has(key)) return
  if (logged.size >= loggedAtMost) logged.clear()
  logged.add(key)
  logWarning(`block ${fault.component} (${fault.uid}) on ${path}: ${reason}`)
}

type BlockProps = {
  blok: RawBlok
  context: BlockContext
  depth: number
  /** The ids of the enclosing blocks and its own. */
  blockPath: string
}

/** Whether a block has none of the entries without which it shows nothing. */
function lacksEntries(blok: RawBlok): boolean {
  const list = entryListOf(blok)
  return list !== undefined && toRawBloks(blok[list]).length === 0
}

type Rendered = { ok: true; node: ReactNode } | { ok: false; fault: BlockFault }

async function renderOne({ blok, context, depth, blockPath }: BlockProps): Promise<Rendered> {
  const base = { component: blok.component, uid: blok._uid }
  if (depth > deepestBlock) return { ok: false, fault: { ...base, reason: 'depth', issues: [] } }
  const entry = Object.hasOwn(registry, blok.component) ? registry[blok.component] : undefined
  if (!entry) return { ok: false, fault: { ...base, reason: 'unknown', issues: [] } }
  if (context.preview && lacksEntries(blok))
    return { ok: false, fault: { ...base, reason: isUntouched(blok) ? 'empty' : 'noEntries', issues: [] } }
  let lists = 0
  const renderNested = (bloks: unknown, given?: { product: CampaignProduct }) => {
    lists += 1
    const inner = given ? { ...context, givenProduct: given.product } : context
    return renderList(toRawBloks(bloks), inner, depth + 1, `${blockPath}/${lists}`)
  }
  try {
    const result = entry.render(blok, context, renderNested)
    if (!result.ok && context.preview && isUntouched(blok))
      return { ok: false, fault: { ...base, reason: 'empty', issues: [] } }
    if (!result.ok) return { ok: false, fault: { ...base, reason: 'content', issues: result.issues } }
    for (const { item, message } of result.left) {
      const path = item === undefined ? '' : `[${item}]`
      logOnce(context.path, blockPath, { ...base, reason: 'content', issues: [{ path, message }] })
    }
    return { ok: true, node: await settle(result.element) }
  } catch (error) {
    if (isUnavailable(error)) throw error
    // Next.js steers by errors: a page that it has already given up would be kept with a fallback.
    unstable_rethrow(error)
    // To its developer: the overlay of Next.js shows where.
    if (process.env.NODE_ENV === 'development') throw error
    const issues = [{ path: '', message: errorMessage(error) }]
    return { ok: false, fault: { ...base, reason: 'failed', issues } }
  }
}

async function Block(props: BlockProps) {
  const { blok, context, blockPath } = props
  const ghost = ghostOf(blok, context)
  const rendered = await renderOne(ghost ? { ...props, blok: ghost.blok } : props)
  if (!rendered.ok) {
    logOnce(context.path, blockPath, rendered.fault)
    // What failed for a passing reason is tried again soon. Content that does not fit stays until a publish.
    if (rendered.fault.reason === 'failed') await context.keepBriefly?.()
  }
  const node = rendered.ok ? rendered.node : <BlockFallback fault={rendered.fault} context={context} />
  if (!context.preview) return node
  return withMarks(
    ghost ? (
      <GhostFrame ghost={ghost} context={context}>
        {node}
      </GhostFrame>
    ) : (
      node
    ),
    storyblokEditable({ _editable: typeof blok._editable === 'string' ? blok._editable : undefined }),
  )
}

/** The block's id, numbered when the list contains it already: keys must be unique, even if an id looks numbered. */
function unusedKey(uid: string, used: Set<string>): string {
  let key = uid
  for (let count = 1; used.has(key); count += 1) key = `${uid}-${used.size}-${count}`
  used.add(key)
  return key
}

function renderList(
  bloks: readonly RawBlok[],
  context: BlockContext,
  depth: number,
  blockPath: string,
): ReactNode {
  const used = new Set<string>()
  return bloks.map((blok) => {
    const key = unusedKey(blok._uid, used)
    const props = { blok, context, depth, blockPath: `${blockPath}/${key}` }
    const slotted = context.slot?.(blok, <Block {...props} />)
    return slotted === undefined ? <Block key={key} {...props} /> : <Fragment key={key}>{slotted}</Fragment>
  })
}

/** The blocks of a page body: each is looked up in the registry, parsed by its schema and rendered in isolation. */
export function Blocks({ bloks, context }: { bloks: unknown; context: BlockContext }) {
  return renderList(toRawBloks(bloks), context, 0, '')
}

/** A block of a page alone, as it stands in its place there. */
export const OneBlock = ({ blok, context }: { blok: RawBlok; context: BlockContext }) => (
  <Block blok={blok} context={context} depth={1} blockPath={`/${blok._uid}`} />
)
