/**
 * The attributes of the preview's cookies, which are those of the framework's own: the page may be inside an editor's
 * frame on another site.
 */
export function previewCookieAttributes() {
  const secure = process.env.NODE_ENV === 'production'
  return { path: '/', httpOnly: true, sameSite: secure ? 'none' : 'lax', secure } as const
}
