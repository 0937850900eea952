import type { IncomingMessage } from 'node:http'
import type { Config } from '@/lib/platform/config'
import { keepQuery } from '@/lib/platform/http'
import { BusyError, type LookUp } from './address-lookups'
import { busyAnswer } from './busy-answer'
import { documentCaching } from './document-caching'
import type { EdgeResponse } from './edge-response'
import { fail } from './fail'
import type { ProductAddress } from './product-address'
import type { ProductPaths } from './product-paths'
import type { RequestKind } from './request-kind'

type Options = { config: Pick<Config, 'brand'>; products: Pick<ProductPaths, 'pathOf'> }

type Asked = {
  request: IncomingMessage
  reply: EdgeResponse
  kind: RequestKind
  pathname: string
  search: string
  product: ProductAddress
  lookUp: LookUp
  /** Hands the request to Next.js. */
  forward: () => void
}

/** Leads to the canonical path of a product, and answers a product that does not exist as a missing page. */
export function answerProduct(
  { config, products }: Options,
  { request, reply, kind, pathname, search, product, lookUp, forward }: Asked,
): void {
  const { market, number } = product
  const answerWith = (href: string | undefined) => {
    if (href === undefined) return reply.onTakeover?.(404)
    if (href === pathname) return forward()
    const location = keepQuery(href, search)
    reply.answer({ status: 308, headers: { location, 'cache-control': documentCaching } })
  }
  const path =
    market && number !== undefined ? products.pathOf(market, number, lookUp) : Promise.resolve(undefined)
  void path
    .then(answerWith, (error: unknown) => {
      // When the look-up fails, a cached page may still exist.
      if (!(error instanceof BusyError)) forward()
      else if (!reply.destroyed) reply.answer(busyAnswer(config, request, kind, pathname))
    })
    .catch((error: unknown) => fail(reply, error))
}
