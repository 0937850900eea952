import { useSetAtom } from 'jotai'
import { useEffect } from 'react'
import { loadVisitorAtom } from './visitor-atoms'

/** Loads the visitor's state, once per page. */
export function useVisitor(): void {
  const load = useSetAtom(loadVisitorAtom)
  useEffect(() => void load(), [load])
}
