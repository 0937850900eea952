'use client'

import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import { fillTemplate, formatPrice, type PriceMarket } from '@/lib/platform/i18n'
import {
  Button,
  chevronDownPath,
  classes,
  controlLook,
  errorPath,
  IconFrame,
} from '@/lib/storefront/design/ui'
import type { Basket } from '@/schemas/api/basket'
import type { CodeKind } from '@/schemas/api/basket-codes'
import type { CodeChanged } from './basket-calls'
import { CodeEntry } from './code-entry'
import type { BasketWords } from './words'

type Words = BasketWords['codes']

/** The list of the codes that the basket has. */
export const codeListId = 'basket-codes'

type Props = {
  basket: Pick<Basket, 'voucher' | 'giftCard' | 'cost'>
  market: PriceMarket
  words: Words
  /** Of the button beside each code. */
  removeLabel: string
  onRedeem: (code: string) => Promise<CodeChanged>
  onRemove: (kind: CodeKind) => Promise<CodeChanged>
}

/** The voucher and the gift card of the basket, and the field for another code. */
export function BasketCodes({
  basket: { voucher, giftCard, cost },
  market,
  words,
  removeLabel,
  onRedeem,
  onRemove,
}: Props) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  const summary = useRef<HTMLElement>(null)
  const list = useRef<HTMLUListElement>(null)
  const fault = useRef<HTMLParagraphElement>(null)
  const [pending, setPending] = useState<CodeKind | 'field'>()
  const [problem, setProblem] = useState<{ words: string; isBelow?: boolean | undefined }>()
  const [notRemoved, setNotRemoved] = useState<string>()

  async function redeem(event: FormEvent<HTMLFormElement>) {
    event.preventDefault()
    const field = input.current
    if (!field || pending) return
    setNotRemoved(undefined)
    const code = field.value.trim()
    const refuse = (why: string, isBelow?: boolean) => {
      flushSync(() => setProblem({ words: why, isBelow }))
      field.focus()
      // Below the field, whose focus brings only itself into view.
      fault.current?.scrollIntoView({ block: 'nearest' })
    }
    if (code === '') return refuse(words.empty)
    setPending('field')
    const answer = await onRedeem(code)
    setPending(undefined)
    if (!answer.ok) return refuse(answer.why.message ?? words.failed, answer.why.isBelow)
    setProblem(undefined)
    field.value = ''
    list.current?.focus()
  }

  // A code that only lacked goods holds as soon as they are there, and until then it says how much is still missing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each change of the goods
  useEffect(() => {
    const code = input.current?.value.trim()
    if (!problem?.isBelow || pending) return
    if (!code) return setProblem(undefined)
    let isOver = false
    void onRedeem(code).then((answer) => {
      if (isOver || !input.current) return
      if (answer.ok) input.current.value = ''
      setProblem(
        answer.ok ? undefined : { words: answer.why.message ?? words.failed, isBelow: answer.why.isBelow },
      )
    })
    return () => {
      isOver = true
    }
  }, [cost.goods])

  async function remove(kind: CodeKind) {
    if (pending) return
    setPending(kind)
    const answer = await onRemove(kind)
    setPending(undefined)
    setNotRemoved(answer.ok ? undefined : (answer.why.message ?? words.failed))
    // The button has gone with its code.
    if (answer.ok) summary.current?.focus()
  }

  const isAny = voucher !== undefined || giftCard !== undefined
  const errorId = `${id}-error`
  const hintId = `${id}-hint`
  const described = [problem && errorId, isAny && hintId].filter(Boolean).join(' ')
  const entry = { words, removeLabel, pending, onRemove: remove }
  return (
    <div className="mt-4 border-line border-t pt-1">
      {isAny && (
        <ul
          ref={list}
          id={codeListId}
          tabIndex={-1}
          aria-label={[voucher && words.kinds.voucher, giftCard && words.kinds.giftCard]
            .filter(Boolean)
            .join(', ')}
          className="my-3 grid gap-2 rounded-field"
        >
          {voucher && (
            <CodeEntry
              {...entry}
              kind="voucher"
              code={voucher.code}
              problem={voucher.message}
              isBelow={voucher.missing !== undefined}
            >
              {[voucher.label, voucher.notice].filter(Boolean).join('. ')}
            </CodeEntry>
          )}
          {giftCard && (
            <CodeEntry {...entry} kind="giftCard" code={giftCard.code} problem={giftCard.message}>
              {[
                giftCard.balance !== undefined &&
                  fillTemplate(words.balance, { amount: formatPrice(giftCard.balance, market) }),
                giftCard.notice,
              ]
                .filter(Boolean)
                .join('. ')}
            </CodeEntry>
          )}
        </ul>
      )}
      {notRemoved && (
        <p role="alert" className="mt-2 text-error text-small">
          {notRemoved}
        </p>
      )}
      <details className="group">
        <summary
          ref={summary}
          className="flex min-h-11 items-center justify-between gap-3 py-2 text-small transition-colors hover:text-accent"
        >
          <span className="min-w-0 font-bold">{isAny ? words.another : words.title}</span>
          <IconFrame
            path={chevronDownPath}
            className="size-5 shrink-0 text-accent transition-transform group-open:rotate-180"
          />
        </summary>
        <form noValidate onSubmit={(event) => void redeem(event)} className="grid gap-1.5 pb-2">
          <label htmlFor={id} className="font-bold text-small">
            {words.label}
          </label>
          <div className="flex flex-wrap gap-2">
            <input
              ref={input}
              id={id}
              name="code"
              maxLength={100}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              {...(problem && !problem.isBelow && { 'aria-invalid': true })}
              {...(described && { 'aria-describedby': described })}
              className={controlLook('flex-[1_1_8rem] uppercase')}
            />
            <Button
              type="submit"
              variant="secondary"
              className="grow-0"
              loading={pending === 'field' && words.pending}
            >
              {words.button}
            </Button>
          </div>
          {isAny && (
            <p id={hintId} className="text-quiet text-small">
              {words.oneOfEach}
            </p>
          )}
          {problem && (
            <p
              ref={fault}
              id={errorId}
              role={problem.isBelow ? 'status' : undefined}
              className={classes(
                'flex items-start gap-1.5 font-medium text-small',
                !problem.isBelow && 'text-error',
              )}
            >
              {!problem.isBelow && <IconFrame path={errorPath} className="mt-0.5 size-4" />}
              <span className="min-w-0">{problem.words}</span>
            </p>
          )}
        </form>
      </details>
    </div>
  )
}
