/** An e-mail address. It wraps before the `@` if it does not fit on a line. */
export function MailAddress({ email }: { email: string }) {
  const at = email.lastIndexOf('@');
  return (
    <>
      {email.slice(0, at)}
      <wbr />
      {email.slice(at)}
    </>
  );
}

/** A link that composes a message to an e-mail address. */
export const MailLink = ({ email }: { email: string }) => (
  <a href={`mailto:${email}`}>
    <MailAddress email={email} />
  </a>
);
