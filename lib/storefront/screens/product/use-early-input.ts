import { useEffect } from 'react'

/**
 * Takes over a choice or text that was entered before hydration. React would keep its own state, and the order would
 * differ from what is shown.
 */
export function useEarlyInput(id: string, known: string, take: (value: string) => void) {
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, after hydration
  useEffect(() => {
    const field = document.getElementById(id)
    const isField = field instanceof HTMLInputElement || field instanceof HTMLSelectElement
    if (isField && field.value !== known) take(field.value)
  }, [id])
}
