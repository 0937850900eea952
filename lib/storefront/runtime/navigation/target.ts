/** Where the link that is being followed on the client leads. Module state, because error screens are other islands. */
let followed: string | undefined

/** Notes the path that is being loaded, or with nothing that its page is shown. */
export const followLink = (href: string | undefined): void => {
  followed = href
}

export const followedLink = (): string | undefined => followed
