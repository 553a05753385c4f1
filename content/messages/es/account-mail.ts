import type { accountMail as source } from '#content/messages/nl/account-mail.ts'
import type { Translated } from '#shared/i18n/messages.ts'

export const accountMail: Translated<typeof source> = {
  greeting: 'Hola, {{name}}:',
  greeting_neutral: 'Buenos días:',
  regards: 'Hasta pronto en {{clinic}}',
  one_hour: 'El enlace funciona una sola vez y es válido durante una hora.',
  not_you: '¿No ha sido usted? Llámenos al {{phone}}.',
  verify: {
    subject: 'Confirme su dirección de correo',
    title: 'Confirme su dirección de correo',
    text: 'En {{clinic}} se ha creado una cuenta con esta dirección de correo. ¿Ha sido usted? Entonces inicie sesión en esa cuenta y confirme la dirección. Después verá allí también las citas que reservó antes sin cuenta.',
    button: 'Confirmar la dirección',
    ignore:
      '¿No ha creado ninguna cuenta? No tiene que hacer nada: sin la confirmación nadie puede ver sus citas.',
  },
  exists: {
    subject: 'Ya tiene una cuenta',
    title: 'Ya tiene una cuenta',
    text: 'Alguien, quizá usted, ha indicado esta dirección de correo para una cuenta en {{clinic}}. Ya tiene una, con el nombre de usuario {{username}}. Inicie sesión con ella.',
    button: 'Iniciar sesión',
    ignore:
      '¿Ha olvidado su contraseña? Puede elegir una nueva en la página de acceso. Si no ha sido usted, no tiene que hacer nada.',
  },
  reset: {
    subject: 'Elija una contraseña nueva',
    title: 'Elija una contraseña nueva',
    text: 'Se ha solicitado una contraseña nueva para su cuenta con el nombre de usuario {{username}}.',
    text_unnamed: 'Se ha solicitado una contraseña nueva para una cuenta con esta dirección de correo.',
    button: 'Elegir contraseña',
    ignore: '¿No la ha solicitado usted? No tiene que hacer nada: su contraseña sigue siendo la misma.',
  },
  password_changed: {
    subject: 'Su contraseña ha cambiado',
    title: 'Su contraseña ha cambiado',
    text: 'La contraseña de su cuenta {{username}} en {{clinic}} ha cambiado. En los demás dispositivos tendrá que iniciar sesión de nuevo.',
  },
  email_changed: {
    subject: 'La dirección de correo de su cuenta ha cambiado',
    title: 'Su dirección de correo ha cambiado',
    text: 'Su cuenta {{username}} en {{clinic}} tiene ahora otra dirección de correo. Este es el último mensaje sobre su cuenta en esta dirección.',
  },
  deleted: {
    subject: 'Su cuenta se ha eliminado',
    title: 'Su cuenta se ha eliminado',
    text: 'Su cuenta {{username}} en {{clinic}} y los datos que contenía se han borrado. Lo que la ley nos obliga a conservar, como la contabilidad y su historial médico, se guarda durante el tiempo que la ley establece.',
  },
}
