'use client'

import { createContext, type ReactNode, useContext } from 'react'
import { fillShopWords, type ShopWordTexts } from './fill'

const Words = createContext<ShopWordTexts>({})

/** Tells the islands of a screen the words that stand for names in braces. */
export function ShopWordsProvider({ words, children }: { words: ShopWordTexts; children: ReactNode }) {
  return <Words value={words}>{children}</Words>
}

export const useShopWords = (): ShopWordTexts => useContext(Words)

/** A text as it is told, as a function of one that may have names in braces. */
export function useFill(): (text: string) => string {
  const words = useShopWords()
  return (text) => fillShopWords(text, words)
}
