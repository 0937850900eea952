/** The cache tag of everything that depends on the configuration of a shop. */
export const shopConfigurationTag = 'shop-configuration'
