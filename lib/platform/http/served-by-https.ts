/** Whether browsers reach the shop by https, so that its cookies are for https alone. */
export const isServedByHttps = ({ baseUrl }: { baseUrl: string }): boolean => baseUrl.startsWith('https:')
