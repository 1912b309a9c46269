/** Messages that are used in several places, in the wording of the specification if it has one. */
export const messages = {
  offline: 'Sem conexão com o servidor. Verifique sua internet e tente novamente.',
  partLost: 'Uma parte da página não chegou. Tente novamente.',
  tooLate: 'O servidor não respondeu a tempo. Tente novamente.',
  notSent: 'Sem conexão: nada foi enviado. Tente de novo quando ela voltar.',
  retry: 'Tentar novamente',
  notFound: 'Não encontrado',
  noItems: 'Sem itens',
  noDetails: 'Sem detalhes',
  loading: 'Carregando...',
  wrongCredentials: 'Usuário ou senha incorretos',
  goodbye: 'Volte sempre!',
  goodbyeStaff: 'Até breve!',
  quotationNotLoaded: 'Erro ao carregar os detalhes do orçamento.',
  itemsNotLoaded: 'Erro ao buscar os itens.',
  addedToCart: 'Produto adicionado ao carrinho!',
} as const;
