import type { SitePageName } from '@rodovia/shared/contracts/site';

const privacy = `Esta página diz que dados pessoais a loja guarda, para quê, e como você decide sobre eles, conforme a Lei Geral de Proteção de Dados (Lei nº 13.709/2018). A responsável pelos dados é a empresa identificada no rodapé.

# O que guardamos

- Do cadastro: nome ou razão social, CPF ou CNPJ, e-mail, telefones e endereços.
- Dos veículos que você cadastrar: nome, placa, se você a informar, e as medidas dos pneus. Só você os vê.
- Da senha: só um resumo cifrado, do qual ela não pode ser lida. Do segundo passo, se você o cadastrar: o aplicativo, as chaves de acesso e os códigos de recuperação.
- Dos orçamentos: produtos, quantidades, propostas, respostas, mensagens e imagens trocadas com a loja, e o histórico de cada passo.
- Das mensagens enviadas: os e-mails que a loja mandou para você.
- Do uso da conta: quando e em que aparelho você entrou, e o registro das ações feitas com a conta.
- Das buscas: o que foi procurado e não encontrado é contado sem dizer quem procurou.

Não pedimos dados de cartão: não há pagamento no site.

# Para quê

- Para responder aos seus orçamentos, entregar e emitir os documentos da venda (execução de contrato).
- Para avisar você por e-mail do andamento dos orçamentos e proteger a sua conta (execução de contrato e prevenção à fraude).
- Para cumprir obrigações legais e exercer direitos, com os registros de orçamentos e propostas.

Os dados não são vendidos nem usados em publicidade, e o site não carrega rastreadores de terceiros.

# No seu aparelho

O navegador guarda o carrinho, a sessão, as últimas buscas, os favoritos e o que você digitou e ainda não enviou, e páginas que você abriu, para que abram logo e sem rede. Cookies lembram o tema escolhido, a versão do site que você recebe e, no aparelho de quem trabalha na loja, que ele abre o painel. Sair da conta apaga do navegador o carrinho, a sessão, as buscas, o que não foi enviado e o que foi lido com a conta.

# Quem vê

Vendedores e administradores da loja, no que precisam para atender você; os vendedores veem o CPF ou o CNPJ com parte escondida. Ao preencher um endereço, só o CEP é enviado a um serviço de consulta de endereços. Quem hospeda o site e entrega os e-mails trata os dados em nome da loja.

# Por quanto tempo

O cadastro fica enquanto a conta existir. Orçamentos e propostas são registros comerciais e ficam pelo prazo que a lei exige. Registros de ações e e-mails enviados são guardados por prazo limitado, definido pela loja.

# Os seus direitos

- Ver e levar: em Perfil, no quadro Meus dados, baixe tudo o que a loja guarda sobre você, para ler ou em JSON.
- Corrigir: em Perfil, altere os dados e os endereços.
- Excluir: em Perfil, no quadro Meus dados, peça a exclusão. Depois de confirmada pela loja, o acesso termina e nada mais diz quem você é; os orçamentos ficam, sem o seu nome.
- Perguntar: fale com a loja pelos contatos do rodapé. Você também pode procurar a Autoridade Nacional de Proteção de Dados (ANPD).`;

const terms = `Ao usar este site você concorda com o que está escrito aqui.

# O que o site faz

O site mostra um catálogo de pneus e recebe pedidos de orçamento. Fechar o carrinho envia um pedido de orçamento: não é uma compra, não reserva produtos e não há pagamento no site.

# Orçamentos e propostas

- Um vendedor responde ao orçamento com uma proposta, que diz preços, frete, prazo de entrega, condição de pagamento e até quando vale.
- O preço que obriga a loja é o da proposta, dentro da validade. Preços mostrados no catálogo são referência e podem mudar.
- Você pode aceitar, recusar ou pedir mudanças, e cancelar um orçamento enquanto ele estiver aberto.
- O código de verificação da proposta permite conferir que o documento não foi alterado.

# A sua conta

Informe dados verdadeiros e mantenha a sua senha em segredo. Se desconfiar de um acesso que não é seu, troque a senha e encerre os outros aparelhos. Contas usadas para prejudicar a loja ou outras pessoas podem ser desativadas.

# Escolha do pneu

As fotos e os desenhos são ilustrativos. Confira no manual do veículo a medida, o índice de carga e o de velocidade antes de fechar o orçamento; em caso de dúvida, pergunte ao vendedor.

# Mudanças e dúvidas

Estes termos podem mudar; a data da última alteração está no fim da página. Vale a lei brasileira, com os direitos do Código de Defesa do Consumidor. Para dúvidas, fale com a loja pelos contatos do rodapé.`;

/** Default texts of a new installation; their statements about the product are true. */
export const defaultPages: { name: SitePageName; text: string }[] = [
  { name: 'privacidade', text: privacy },
  { name: 'termos', text: terms },
];
