/**
 * Leads a browser that runs no script on to the page that needs none, at once. The link beside it is for browsers that do not
 * follow.
 */
export const PlainTurn = ({ to }: { to: string }) => (
  <noscript>
    <meta httpEquiv="refresh" content={`0;url=${to}`} />
  </noscript>
)
