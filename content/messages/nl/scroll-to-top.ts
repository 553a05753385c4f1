export const scrollToTop = { label: 'Naar boven' }
