/** A release publishes all its pages in one transaction: not more than these. */
export const mostReleaseStories = 200
