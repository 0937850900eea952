import { resolve } from 'node:path'
import type { NextConfig } from 'next'
// Single files by relative paths: Next.js' loader of this file cannot follow the alias to a folder.
import { readConfig } from './lib/platform/config/env'
import { listingRewrites } from './lib/platform/markets/listing-rewrites'
import { marketsOf } from './lib/platform/markets/markets'
import { screenRewrites } from './lib/platform/markets/screens'
import { wholeAgent } from './lib/server/next/internals'
import { listingParameters } from './lib/shop/listing/facets'

const result = readConfig(process.env)
if (!result.ok) throw new Error(`The configuration is not valid:\n${result.problems.join('\n')}`)
const { config } = result

const nextConfig: NextConfig = {
  distDir: process.env.NESTLING_DIST_DIR ?? '.next',
  cacheComponents: true,
  cacheHandler: resolve('lib/server/edge/page-cache.ts'),
  partialPrefetching: true,
  // A guessed route comes without its title: each click would ask the server again for what was loaded ahead.
  experimental: { optimisticRouting: false },
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The front hashes and compresses, documents once and not for each request.
  generateEtags: false,
  compress: false,
  reactStrictMode: true,
  // The head is part of a document that is rendered at request. Whoever has such a name gets no static page, so that
  // nobody has it but those whom the front gives it to.
  htmlLimitedBots: new RegExp(wholeAgent),
  // Bundled, the SDK would send a hook of its own to every page that has an island.
  serverExternalPackages: ['postgres', '@storyblok/react'],
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NESTLING_TSCONFIG ?? 'tsconfig.json' },
  env: { NESTLING_APP_ENV: config.appEnv },
  rewrites: async () => ({
    beforeFiles: [
      ...screenRewrites(marketsOf(config.brand)),
      ...listingRewrites(marketsOf(config.brand), listingParameters),
    ],
    afterFiles: [],
    fallback: [],
  }),
}

export default nextConfig
