'use client'

import { useState } from 'react'

type Props = {
  /** The element whose text is copied. */
  from: string
  /** What is copied instead where the text is written for readers: an amount without its currency. */
  text?: string | undefined
  words: { copy: string; label: string; copied: string }
}

/** Copies the text of an element; where the browser does not allow it, the text is selected instead. */
export function CopyButton({ from, text, words }: Props) {
  const [isCopied, setCopied] = useState(false)
  const copy = async () => {
    const source = document.getElementById(from)
    if (!source) return
    try {
      await navigator.clipboard.writeText(text ?? source.textContent)
      setCopied(true)
    } catch {
      getSelection()?.selectAllChildren(source)
    }
  }
  return (
    <>
      <button
        type="button"
        data-keeps-tap
        onClick={copy}
        aria-label={words.label}
        className="-my-2 min-h-11 px-2 font-bold text-small underline decoration-accent underline-offset-4 hover:text-accent print:hidden noscript:hidden"
      >
        {words.copy}
      </button>
      <span role="status" className="text-small text-success">
        {isCopied && words.copied}
      </span>
    </>
  )
}
