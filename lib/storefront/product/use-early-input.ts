import { useEffect } from 'react'

/**
 * Takes over what was chosen or typed before the code of the page had come: React keeps to its own state then, and would
 * order something else than what is seen.
 */
export function useEarlyInput(id: string, known: string, take: (value: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the code has come
  useEffect(() => {
    const field = document.getElementById(id)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && field.value !== known) take(field.value)
  }, [id])
}
