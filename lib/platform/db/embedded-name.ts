/** By this name the embedded database knows its own address. */
export const embeddedName = 'nestling-embedded'
