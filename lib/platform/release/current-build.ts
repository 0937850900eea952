/** The label of the storefront's release, for reports of errors and for the builds that browsers ask for. */
export const releaseLabel = '0.2.0'

/** The build that this process serves. In development there is none, and so never another one. */
export const currentBuild = (): { id: string; builtAt: string | undefined } => ({
  id: process.env.NESTLING_BUILD_ID ?? 'development',
  builtAt: process.env.NESTLING_BUILT_AT,
})
