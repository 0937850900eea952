import type { ReactNode } from 'react'
import { Button, classes, IconFrame, warningPath } from '@/lib/storefront/design/ui'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { BasketWords } from './words'

type CodeEntryProps = {
  kind: CodeKind
  code: string
  problem: string | undefined
  /** Its minimum is not reached yet, which is no fault. */
  isBelow?: boolean
  words: BasketWords['codes']
  removeLabel: string
  pending: CodeKind | 'field' | undefined
  onRemove: (kind: CodeKind) => Promise<void>
  children: ReactNode
}

/** A code with what it does, or why it does nothing. */
export function CodeEntry(props: CodeEntryProps) {
  const { kind, code, problem, isBelow = false, words, removeLabel, pending, onRemove, children } = props
  return (
    <li
      className={
        problem && !isBelow
          ? 'flex flex-wrap items-start gap-x-3 rounded-field bg-warning-ground p-3 text-small'
          : 'flex flex-wrap items-start gap-x-3 rounded-field bg-companion-1 p-3 text-small'
      }
    >
      {/* The button goes below in a narrow column. */}
      <div className="min-w-0 flex-[1_1_12rem]">
        <p className="wrap-anywhere font-bold">
          {words.kinds[kind]} {code}
        </p>
        <p className="wrap-anywhere empty:hidden">{children}</p>
        {problem && (
          <p className={classes('mt-1 flex items-start gap-1.5 font-medium', !isBelow && 'text-warning')}>
            {!isBelow && <IconFrame path={warningPath} className="mt-0.5 size-4" />}
            <span className="min-w-0">{problem}</span>
          </p>
        )}
      </div>
      <Button
        variant="quiet"
        size="small"
        className="-my-1.5 -me-1.5 ms-auto min-h-11 shrink-0"
        loading={pending === kind && words.pending}
        onClick={() => void onRemove(kind)}
      >
        {removeLabel}
        <span className="sr-only">
          : {words.kinds[kind]} {code}
        </span>
      </Button>
    </li>
  )
}
