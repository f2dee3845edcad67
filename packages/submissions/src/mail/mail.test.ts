import { expect, it } from 'vitest';
import { mailAddresses } from './mail';

const FROM = 'site@a.example';

it('mails go from one address to one or several', () => {
  expect(mailAddresses({ MAIL_FROM: ` ${FROM} `, MAIL_TO: ' b@c.example , d@e.example,' })).toEqual({
    from: FROM,
    to: ['b@c.example', 'd@e.example'],
  });
});

it.each([undefined, '', 'site', 'a@b@c', `Site <${FROM}>`, `${FROM} x`, `x ${FROM}`, `${FROM},b@c.example`])(
  'names the variable of a sender that is no address: %s',
  (MAIL_FROM) => {
    expect(() => mailAddresses({ MAIL_FROM, MAIL_TO: FROM })).toThrow('MAIL_FROM is not an e-mail address.');
  },
);

it.each([undefined, '', ' , ', 'site', 'b@c.example, site', 'b@c.example d@e.example'])(
  'names the variable of recipients that are no addresses: %s',
  (MAIL_TO) => {
    expect(() => mailAddresses({ MAIL_FROM: FROM, MAIL_TO })).toThrow(
      'MAIL_TO is not a list of e-mail addresses.',
    );
  },
);
