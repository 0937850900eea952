import { storyblokEditable } from '@storyblok/react/ssr'
import type { ReactNode } from 'react'
import type { BlockContext } from '@/lib/blocks'
import { type RawBlok, toRawBloks } from '@/schemas/content'
import { settle } from './contain'
import { BlockFallback, type BlockFault } from './fallback'
import { registry } from './registry'

/** Blocks nested deeper than this are not rendered: no page needs them, and a loop in the content would need more. */
const deepest = 20

const logged = new Set<string>()
const loggedAtMost = 5_000

/** One line for each broken block, once in the life of a process. */
function logOnce(path: string, fault: BlockFault): void {
  const key = `${path} ${fault.uid} ${fault.reason}`
  if (logged.has(key)) return
  if (logged.size >= loggedAtMost) logged.clear()
  logged.add(key)
  const reasons = fault.issues.map((issue) =>
    issue.path ? `${issue.path}: ${issue.message}` : issue.message,
  )
  const line = `block ${fault.component} (${fault.uid}) on ${path}: ${fault.reason} ${reasons.join('; ')}`
  console.warn(line.replace(/\s+/g, ' ').slice(0, 500))
}

type Rendered = { ok: true; node: ReactNode } | { ok: false; fault: BlockFault }

async function renderOne(blok: RawBlok, context: BlockContext, depth: number): Promise<Rendered> {
  const base = { component: blok.component, uid: blok._uid }
  if (depth > deepest) return { ok: false, fault: { ...base, reason: 'depth', issues: [] } }
  const entry = Object.hasOwn(registry, blok.component) ? registry[blok.component] : undefined
  if (!entry) return { ok: false, fault: { ...base, reason: 'unknown', issues: [] } }
  try {
    const result = entry.render(blok, context, (bloks) => renderList(toRawBloks(bloks), context, depth + 1))
    if (!result.ok) return { ok: false, fault: { ...base, reason: 'content', issues: result.issues } }
    if (result.left.length > 0) {
      const issues = result.left.map(({ item, message }) => ({ path: `[${item}]`, message }))
      logOnce(context.path, { ...base, reason: 'content', issues })
    }
    return { ok: true, node: await settle(result.element) }
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    return { ok: false, fault: { ...base, reason: 'failed', issues: [{ path: '', message }] } }
  }
}

async function Block({ blok, context, depth }: { blok: RawBlok; context: BlockContext; depth: number }) {
  const rendered = await renderOne(blok, context, depth)
  if (!rendered.ok) {
    logOnce(context.path, rendered.fault)
    return <BlockFallback fault={rendered.fault} market={context.market} preview={context.preview} />
  }
  if (!context.preview) return rendered.node
  return (
    <div
      className="contents"
      {...storyblokEditable({ _editable: typeof blok._editable === 'string' ? blok._editable : undefined })}
    >
      {rendered.node}
    </div>
  )
}

function renderList(bloks: readonly RawBlok[], context: BlockContext, depth: number): ReactNode {
  const seen = new Map<string, number>()
  return bloks.map((blok) => {
    const count = seen.get(blok._uid) ?? 0
    seen.set(blok._uid, count + 1)
    return (
      <Block
        key={count === 0 ? blok._uid : `${blok._uid}-${count}`}
        blok={blok}
        context={context}
        depth={depth}
      />
    )
  })
}

/** The blocks of a page body: each looked up in the registry, read by its schema and rendered on its own. */
export function Blocks({ bloks, context }: { bloks: unknown; context: BlockContext }) {
  return renderList(toRawBloks(bloks), context, 0)
}
