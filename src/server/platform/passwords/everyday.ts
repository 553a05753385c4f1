/**
 * Words that people take for a password in Dutch, Spanish and Arabic (in Arabic letters and in Latin ones) and that the list
 * of the most common passwords of the world lacks. Small letters, NFKC.
 */
const dutch =
  'welkom wachtwoord geheim inloggen toegang zomer winter lente herfst maandag dinsdag woensdag donderdag vrijdag zaterdag ' +
  'zondag januari februari maart april augustus september oktober november december nederland amsterdam rotterdam utrecht ' +
  'almere feyenoord voetbal koningsdag sinterklaas kerstmis verjaardag schatje liefje mijnwachtwoord sterkwachtwoord ' +
  'welkomthuis hallohallo goedemorgen computer vakantie oranje gezellig pannenkoek stroopwafel schoonheid'
const spanish =
  'contraseña contrasena clave miclave acceso bienvenido bienvenida hola holahola teamo tequiero teamomucho mimimimi ' +
  'barcelona realmadrid madrid futbol españa espana primavera verano otoño invierno lunes martes miercoles miércoles jueves ' +
  'viernes sabado sábado domingo enero febrero agosto septiembre octubre noviembre diciembre princesa corazon corazón ' +
  'estrella mariposa navidad familia secreto belleza guapa'
const arabic =
  'مرحبا كلمةالسر كلمةالمرور السلام سلام الحمدلله بسمالله انشاءالله ماشاءالله محمد احمد فاطمة حبيبي حبيبتي القدس فلسطين سوريا ' +
  'العراق المغرب الجزائر مصر رمضان سري جمال عيادة marhaba habibi habibti alhamdulillah bismillah inshallah mashallah ' +
  'mohammed muhammad ahmed fatima salam salaam palestine ramadan'

export const everydayWords: ReadonlySet<string> = new Set(`${dutch} ${spanish} ${arabic}`.split(' '))
