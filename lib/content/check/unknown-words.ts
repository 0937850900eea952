import type { z } from 'zod'
import { allShopWordNames, isShopWord } from '@/lib/platform/shop-configuration'
import { nearestName } from '@/lib/platform/text'
import type { Problem } from './check-field'
import { textsOf } from './texts-of'

/** A quarter of the letters may be mistyped: other words in braces are further from those of the shop. */
const mostMistyped = (name: string) => Math.max(1, Math.floor(name.length / 4))

/** Words of the shop in the texts of a block, such as `{returnDays}`, that it does not have: shoppers read them as they stand. */
export const unknownWordProblems = (shape: z.ZodRawShape, blok: Record<string, unknown>): Problem[] =>
  Object.entries(shape).flatMap(([field, schema]) =>
    textsOf(schema as z.ZodType, blok[field]).flatMap((text) =>
      [...text.matchAll(/\{([A-Za-z]{3,40})\}/g)].flatMap(([, name = '']) => {
        if (isShopWord(name)) return []
        const nearest = nearestName(name, allShopWordNames, mostMistyped(name))
        if (nearest === undefined && !/^if[A-Z]/.test(name)) return []
        const hint = nearest === undefined ? '' : `; the nearest one is {${nearest}}`
        return [
          { field, reason: `has {${name}}, which is no word of the shop and is read as it stands${hint}` },
        ]
      }),
    ),
  )
