import type { NextConfig } from 'next'
// Relative paths to single files: the loader that Next.js uses for this file does not resolve the `@` alias.
import { readConfig } from './lib/platform/config/env'
import { allMarkets } from './lib/platform/markets/markets'
import { routeRewrite } from './lib/platform/markets/route-header'
import { whileServing, wholeAgent } from './lib/server/next/internals/internals'

const result = readConfig(process.env)
if (!result.ok) throw new Error(`The configuration is not valid:\n${result.problems.join('\n')}`)

const nextConfig: NextConfig = {
  distDir: process.env.NESTLING_DIST_DIR ?? '.next',
  // Without a start script Next.js draws one.
  generateBuildId: async () => process.env.NESTLING_BUILD_ID ?? null,
  cacheComponents: true,
  partialPrefetching: true,
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The HTTP edge adds ETags and compresses, once per document instead of once per request.
  generateEtags: false,
  compress: false,
  // The HTTP edge keeps the documents that are asked for most; what Next.js keeps besides lies on disk, too.
  cacheMaxMemorySize: 24 * 1024 * 1024,
  reactStrictMode: true,
  // Requests with this user agent get the complete head with the first bytes, and no static page. Only the HTTP edge
  // sets it, for documents that are rendered on request.
  htmlLimitedBots: new RegExp(wholeAgent),
  // Bundling the SDK of Storyblok would send an unused hook to every page with an island, and that of Stripe is megabytes
  // of which most shops use nothing.
  serverExternalPackages: [
    'pg',
    '@storyblok/react',
    'stripe',
    'pdfkit',
    'fontkit',
    '@node-rs/argon2',
    '@simplewebauthn/server',
    '@zxcvbn-ts/language-common',
  ],
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NESTLING_TSCONFIG ?? 'tsconfig.json' },
  rewrites: async () => ({
    beforeFiles: [routeRewrite(allMarkets)],
    afterFiles: [],
    fallback: [],
  }),
}

const experimental: Readonly<Record<string, NextConfig['experimental']>> = {
  'phase-production-server': whileServing,
  // Pages that wait on purpose would be shown to everyone who develops as a fault; `instant` still asks for a check.
  'phase-development-server': { instantInsights: { validationLevel: 'manual-warning' } },
}

export default (phase: string): NextConfig =>
  experimental[phase] ? { ...nextConfig, experimental: experimental[phase] } : nextConfig
