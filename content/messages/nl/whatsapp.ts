export const whatsapp = {
  tooltip: 'Chat met ons via WhatsApp',
  new_tab: '(opent in een nieuw tabblad)',
}
