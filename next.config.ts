import type { NextConfig } from 'next'
import { readConfig } from './lib/config/env'
import { marketsOf, screenRewrites } from './lib/markets'

const result = readConfig(process.env)
if (!result.ok) throw new Error(`The configuration is not valid:\n${result.problems.join('\n')}`)
const { config } = result

const nextConfig: NextConfig = {
  distDir: process.env.NESTLING_DIST_DIR ?? '.next',
  cacheComponents: true,
  partialPrefetching: true,
  trailingSlash: true,
  skipTrailingSlashRedirect: true,
  poweredByHeader: false,
  // The front hashes and compresses, documents once and not for each request.
  generateEtags: false,
  compress: false,
  reactStrictMode: true,
  serverExternalPackages: ['postgres'],
  typescript: { ignoreBuildErrors: true, tsconfigPath: process.env.NESTLING_TSCONFIG ?? 'tsconfig.json' },
  env: { NESTLING_APP_ENV: config.appEnv },
  rewrites: async () => ({
    beforeFiles: screenRewrites(marketsOf(config.brand)),
    afterFiles: [],
    fallback: [],
  }),
}

export default nextConfig
